import { isEmailAddress } from '../../lib/text/is-email-address';
import { passwordProblem } from '../../lib/session/password-rules';
import { findMissing } from '../../ui/forms/Form/find-missing';
import type { Problem } from '../../ui/forms/Form/problem';
import type { FormValues } from '../../lib/hydration/read-form';
import { NO_ADDRESS, PASSWORDS_DIFFER } from '../../ui/forms/Form/messages';

/** The first validation error, in the specified order. A password may consist of spaces. */
export function validateSignup(typed: FormValues): Problem | undefined {
  if (!typed['terms']) return { at: ['terms'], sentence: 'You must accept the terms of services.' };
  const unfilled = findMissing(typed, ['password', 'confirm']);
  if (unfilled) return unfilled;
  if (typed['password'] !== typed['confirm']) {
    return { at: ['confirm', 'password'], sentence: PASSWORDS_DIFFER };
  }
  const weak = passwordProblem(typed['password'] ?? '');
  if (weak) return { at: ['password'], sentence: weak };
  const unnamed = findMissing(typed, ['username', 'email']);
  if (unnamed) return unnamed;
  return isEmailAddress(typed['email'] ?? '') ? undefined : { at: ['email'], sentence: NO_ADDRESS };
}
