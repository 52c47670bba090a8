import { callApi } from '../../lib/api/call-api';
import { clearStoredReset, storedProof } from '../../lib/session/stored-reset';
import { storedMember } from '../../lib/session/stored-member';
import { signOut } from '../../lib/session/stored-session';
import { findMissing } from '../../ui/forms/Form/find-missing';
import type { FormValues } from '../../lib/hydration/read-form';
import { PASSWORDS_DIFFER } from '../../ui/forms/Form/messages';
import type { Outcome } from '../../ui/forms/Form/use-form';

interface Changed {
  outcome: Outcome;
  isChanged?: boolean;
}

const FAILED = 'An unexpected error occurred.';
const USED_BEFORE = "Please enter a new password that you haven't used before.";

/** Sets a new password. The browser does not check its strength; the server does. */
export async function changePassword(typed: FormValues): Promise<Changed> {
  const { password = '', confirm = '', privacy } = typed;
  if (!privacy) return { outcome: { at: ['privacy'], sentence: 'You must agree to the privacy policy.' } };
  if (password !== confirm) {
    return { outcome: { at: ['confirm', 'password'], sentence: PASSWORDS_DIFFER } };
  }
  const unfilled = findMissing(typed, ['password', 'confirm']);
  if (unfilled) return { outcome: unfilled };
  const { userId, resetToken } = storedProof();
  const response = await callApi({
    method: 'POST',
    path: '/users/change-password',
    body: { user_id: Number(userId), newPassword: password, resetToken: resetToken ?? '' },
  });
  if (response.is === 'unreachable') return { outcome: { sentence: FAILED, tone: 'bad' } };
  if (response.is === 'refused') return { outcome: refusal(response.sentence) };
  clearStoredReset();
  // A session of this account is no longer valid (C7), and the login page would redirect a signed-in member.
  if (storedMember()?.userId === Number(userId)) signOut();
  return {
    outcome: { sentence: 'Password changed successfully', tone: 'good', isLast: true },
    isChanged: true,
  };
}

/** Identifies the refusal by its message: all refusals have the same status (C9). */
function refusal(sentence = FAILED): Outcome {
  if (/password/i.test(sentence)) return { at: ['password'], sentence: USED_BEFORE };
  if (/^at least \d+ characters/i.test(sentence)) return { at: ['password'], sentence };
  return { sentence, tone: 'bad' };
}
