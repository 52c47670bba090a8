import * as v from 'valibot';
import {
  isStrongPassword,
  PASSWORD_LENGTH,
  PASSWORD_SYMBOLS,
} from '../../../platform/shared/password-rule.gen';
import { limitedText } from '../../../platform/text/field-limits';

/**
 * The rule for strong passwords as a sentence. It must not contain the word "password", by which the site recognises
 * the message about reusing the old one (C9).
 */
export const PASSWORD_RULE = `At least ${PASSWORD_LENGTH.least} characters, with a small letter, a capital letter, a digit and one of ${PASSWORD_SYMBOLS}; no other kinds, and at most ${PASSWORD_LENGTH.most}.`;

/** A new password in a request body; a missing one is treated as the weakest. */
export const NewPassword = v.optional(
  v.pipe(limitedText('password', PASSWORD_RULE), v.check(isStrongPassword, PASSWORD_RULE)),
  '',
);
