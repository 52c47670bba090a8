import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import { limitedText } from './field-limits';
import { normalized } from '../shared/normalized.gen';

/** Of RFC 5321: a path has 256 characters, two of them its brackets. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;

/**
 * What browsers take before the @ in `<input type="email">`, and letters and digits of every script. No blank, control
 * character, comma, bracket or quotation mark: none of those can be carried into a mail's head.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** A label of a domain as name servers know it, and the last one, which is no number. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const LAST_LABEL = /^[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * An e-mail address as it is kept: without blanks around it, in small letters, composed (NFC), its domain as name servers
 * know it (punycode). So however it is typed, there is one spelling of it. Undefined: no address that mail would reach.
 * Whether there is such a mailbox only a mail can tell.
 */
export function emailAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > LONGEST) return undefined;
  const [local = '', domain = '', ...more] = normalized('NFC', normalized('NFC', text).toLowerCase()).split(
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

/** What is said of a text that is no address. */
export const NO_ADDRESS = 'Please enter a valid email address, such as name@example.com.';
/** What is said where there is none at all: the specification's words. */
export const NO_TEXT = 'Please enter an email address.';

/** An address in a body, as it is kept; missing and blank are told as one. */
export const EmailAddress = v.optional(
  v.pipe(
    limitedText('email', NO_TEXT, NO_ADDRESS),
    v.trim(),
    v.nonEmpty(NO_TEXT),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const address = emailAddress(dataset.value);
      if (address !== undefined) return address;
      addIssue({ message: NO_ADDRESS });
      return NEVER;
    }),
  ),
  '',
);
