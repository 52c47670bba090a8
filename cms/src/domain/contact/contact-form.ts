import * as v from 'valibot';
import { normaliseEmail } from '../../platform/text/email-address';
import { limitedText, type FieldName } from '../../platform/text/field-limits';
import { countCodePoints, isStorable, isVisible } from '../../platform/text/text';

const LONGEST_NAME = 120;
const LONGEST_MESSAGE = 10_000;

const FILL = 'Please fill out all fields';
const NO_ADDRESS = 'Invalid email address';
const LONG_NAME = `Please give a name of ${LONGEST_NAME} characters at most.`;
const LONG_MESSAGE = 'Please shorten your message to 10,000 characters at most.';

/** The name appears in a line of an e-mail and in a list. A NUL is kept here and rejected below. */
export const inOneLine = (name: string): string =>
  name.replaceAll(/[^\P{Cc}\0]|[\u2028\u2029]/gu, ' ').trim();

const filled = (field: FieldName, tooLong: string) =>
  v.optional(v.pipe(limitedText(field, FILL, tooLong), v.check(isVisible, FILL)), '');

/**
 * The contact form, checked in the order of the specification. The address must be valid, although the account's
 * address is used (C6). The message is stored as typed.
 */
export const ContactForm = v.pipe(
  v.object(
    {
      name: filled('contactName', LONG_NAME),
      email: filled('email', NO_ADDRESS),
      message: filled('message', LONG_MESSAGE),
    },
    FILL,
  ),
  v.check(({ email }) => normaliseEmail(email) !== undefined, NO_ADDRESS),
  v.transform(({ name, message }) => ({ name: inOneLine(name), message })),
  v.check(({ name }) => countCodePoints(name) <= LONGEST_NAME, LONG_NAME),
  v.check(({ message }) => countCodePoints(message) <= LONGEST_MESSAGE, LONG_MESSAGE),
  v.check(
    ({ name, message }) => isStorable(name) && isStorable(message),
    'Your message contains characters that cannot be stored. Please type it again, without pasting.',
  ),
);

export type ContactForm = v.InferOutput<typeof ContactForm>;
