import * as v from 'valibot';
import { limitedText } from '../../../platform/text/field-limits';

/** bcrypt reads no more than 72 bytes; all of these characters have one. */
const STRONG = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,72}$/;

/**
 * The rule of strong passwords, as a sentence. It must not hold the word "password": by that word the site
 * knows that somebody took their old one (C9).
 */
export const STRENGTH =
  'At least 8 characters, with a small letter, a capital letter, a digit and one of @$!%*?&; no other kinds, and at most 72.';

export const isStrong = (password: string): boolean => STRONG.test(password);

/** A new password in a body; a missing one is as weak as can be. */
export const NewPassword = v.optional(
  v.pipe(limitedText('password', STRENGTH), v.check(isStrong, STRENGTH)),
  '',
);
