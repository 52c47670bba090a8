import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import { limitedText } from './field-limits';
import { normalize } from '../shared/normalize.gen';

/** From RFC 5321: a path has at most 256 characters, including its two angle brackets. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;

/**
 * What browsers accept before the @ in `<input type="email">`, plus letters and digits of every script. Spaces, control
 * characters, commas, brackets and quotation marks are excluded, so nothing can be injected into a mail's headers.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** A label of a domain as DNS defines it, and the last label, which is not numeric. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const LAST_LABEL = /^[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * Normalises an e-mail address: trimmed, lower case, composed (NFC), with its domain in punycode. So an address has one
 * spelling, however it is typed. Undefined: no mail could reach it. Only a mail can show whether the mailbox exists.
 */
export function normaliseEmail(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > LONGEST) return undefined;
  const [local = '', domain = '', ...more] = normalize('NFC', normalize('NFC', text).toLowerCase()).split(
    '@',
  );
  if (more.length > 0 || local.length > LONGEST_LOCAL || !LOCAL.test(local) || !DOMAIN.test(domain))
    return undefined;
  const labels = domainToASCII(domain).split('.');
  const last = labels.pop() ?? '';
  if (labels.length === 0 || !LAST_LABEL.test(last) || !labels.every((label) => LABEL.test(label)))
    return undefined;
  const address = `${local}@${[...labels, last].join('.')}`;
  return address.length > LONGEST ? undefined : address;
}

/** The message for a text that is not an address. */
export const INVALID_EMAIL = 'Please enter a valid email address, such as name@example.com.';
/** The message for a missing address, fixed by the specification. */
export const MISSING_EMAIL = 'Please enter an email address.';

/** An address in a body, normalised; missing and blank addresses get the same message. */
export const EmailAddress = v.optional(
  v.pipe(
    limitedText('email', MISSING_EMAIL, INVALID_EMAIL),
    v.trim(),
    v.nonEmpty(MISSING_EMAIL),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const address = normaliseEmail(dataset.value);
      if (address !== undefined) return address;
      addIssue({ message: INVALID_EMAIL });
      return NEVER;
    }),
  ),
  '',
);
