import * as v from 'valibot';
import { callAsMember, type SignedOutReason } from '../../lib/api/call-as-member';
import { passwordProblem } from '../../lib/session/password-rules';
import { storedToken, storeSession } from '../../lib/session/stored-session';
import { findMissing } from '../../ui/forms/Form/find-missing';
import type { Problem } from '../../ui/forms/Form/problem';
import type { FormValues } from '../../lib/hydration/read-form';
import type { Outcome } from '../../ui/forms/Form/use-form';
import { isWrongPassword } from './is-wrong-password';

type PasswordUpdateResult =
  { is: 'updated' } | { is: 'ended'; because: SignedOutReason } | { is: 'not updated'; outcome: Outcome };

const FAILED = 'Failed to update password.';
const WRONG: Problem = {
  at: ['current'],
  sentence: 'Current password is incorrect. Please try again.',
};
const Renewed = v.object({ token: v.string() });

/** Changes the password. This invalidates every earlier token, and the browser continues with a new one (C7). */
export async function updatePassword(typed: FormValues): Promise<PasswordUpdateResult> {
  const problem = updateProblem(typed);
  if (problem) return { is: 'not updated', outcome: problem };
  const sent = storedToken();
  const response = await callAsMember(
    () => ({
      method: 'POST',
      path: '/users/update-password',
      body: { currentPassword: typed['current'], newPassword: typed['password'] },
    }),
    { isOver: (sentence) => !isWrongPassword(sentence) },
  );
  switch (response.is) {
    case 'done': {
      const renewed = v.safeParse(Renewed, response.body);
      // If the member has signed out, or another has signed in, the new token is discarded.
      if (renewed.success && storedToken() === sent) storeSession(renewed.output.token);
      return { is: 'updated' };
    }
    case 'signed out':
      return { is: 'ended', because: response.because };
    case 'unreachable':
      return { is: 'not updated', outcome: { sentence: FAILED, tone: 'bad' } };
    case 'refused':
      return {
        is: 'not updated',
        outcome: response.status === 401 ? WRONG : { sentence: response.sentence ?? FAILED, tone: 'bad' },
      };
  }
}

/** The first validation error, in the specified order. */
function updateProblem(typed: FormValues): Problem | undefined {
  const unfilled = findMissing(typed, ['current', 'password', 'confirm']);
  if (unfilled) return unfilled;
  const { password = '', confirm } = typed;
  if (password !== confirm) {
    return { at: ['confirm', 'password'], sentence: 'New passwords do not match.' };
  }
  const weak = passwordProblem(password);
  return weak === undefined ? undefined : { at: ['password'], sentence: weak };
}
