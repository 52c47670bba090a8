import { callApi } from '../../lib/api/call-api';
import { storeEmail } from '../../lib/session/stored-reset';
import { serverProblem } from '../../ui/forms/Form/problem';
import type { FormValues } from '../../lib/hydration/read-form';
import { SERVER_ERROR } from '../../ui/forms/Form/messages';
import type { Outcome } from '../../ui/forms/Form/use-form';

interface CodeRequest {
  outcome: Outcome;
  /** Whether the next step follows. */
  isSent?: boolean;
}

/** Requests a code. The response does not reveal whether the address has an account (C9). */
export async function requestCode({ email: typed = '' }: FormValues): Promise<CodeRequest> {
  const email = typed.trim();
  if (!email) return { outcome: { at: ['email'], sentence: 'Please enter an email address.' } };
  const response = await callApi({ method: 'POST', path: '/users/forgot-password', body: { email } });
  if (response.is === 'unreachable') return { outcome: serverProblem('email', SERVER_ERROR) };
  if (response.is === 'refused') {
    return { outcome: serverProblem('email', response.sentence ?? SERVER_ERROR, response.status) };
  }
  storeEmail(email);
  return { outcome: { sentence: 'OTP sent to your email', tone: 'good', isLast: true }, isSent: true };
}
