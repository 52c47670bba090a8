import { isEmailAddress } from '../../lib/text/is-email-address';
import { weakness } from '../../lib/session/password-rules';
import { missing } from '../../ui/forms/Form/missing';
import type { Problem } from '../../ui/forms/Form/problem';
import type { Typed } from '../../ui/forms/Form/read-form';
import { NO_ADDRESS, PASSWORDS_DIFFER } from '../../ui/forms/Form/sentences';

/** The first validation error, in the specified order. A password may consist of spaces. */
export function signupProblem(typed: Typed): Problem | undefined {
  if (!typed['terms']) return { at: ['terms'], sentence: 'You must accept the terms of services.' };
  const unfilled = missing(typed, ['password', 'confirm']);
  if (unfilled) return unfilled;
  if (typed['password'] !== typed['confirm']) {
    return { at: ['confirm', 'password'], sentence: PASSWORDS_DIFFER };
  }
  const weak = weakness(typed['password'] ?? '');
  if (weak) return { at: ['password'], sentence: weak };
  const unnamed = missing(typed, ['username', 'email']);
  if (unnamed) return unnamed;
  return isEmailAddress(typed['email'] ?? '') ? undefined : { at: ['email'], sentence: NO_ADDRESS };
}
