import { callApi } from '../../lib/api/callApi';
import { storeEmail } from '../../lib/session/storedReset';
import type { Typed } from '../../ui/form/readForm';
import { SERVER_ERROR } from '../../ui/form/sentences';
import type { Outcome } from '../../ui/form/useForm';

interface Asked {
  outcome: Outcome;
  /** Whether the next step follows. */
  isSent?: boolean;
}

/** Has a code sent. Whether the address is known nobody is told (C9). */
export async function askForCode({ email: typed = '' }: Typed): Promise<Asked> {
  const email = typed.trim();
  if (!email) return wrong('Please enter an email address.');
  const answered = await callApi({ method: 'POST', path: '/users/forgot-password', body: { email } });
  if (answered.is !== 'done') {
    return wrong((answered.is === 'refused' && answered.sentence) || SERVER_ERROR);
  }
  storeEmail(email);
  return { outcome: { sentence: 'OTP sent to your email', tone: 'good', isLast: true }, isSent: true };
}

const wrong = (sentence: string): Asked => ({ outcome: { at: ['email'], sentence } });
