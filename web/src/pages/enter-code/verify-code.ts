import * as v from 'valibot';
import { callApi } from '../../lib/api/call-api';
import { storedEmail, storeProof } from '../../lib/session/stored-reset';
import { serverProblem, type Problem } from '../../ui/forms/Form/problem';
import type { FormValues } from '../../lib/hydration/read-form';
import { SERVER_ERROR } from '../../ui/forms/Form/messages';
import type { Outcome } from '../../ui/forms/Form/use-form';

const Proof = v.object({ user_id: v.number(), resetToken: v.string() });

type VerificationResult =
  | { is: 'right'; outcome: undefined }
  /** Only this result starts a wait. */
  | { is: 'wrong'; outcome: Problem }
  | { is: 'not judged'; outcome: Outcome };

/** Verifies a code and stores the reset token. */
export async function verifyCode({ otp = '' }: FormValues): Promise<VerificationResult> {
  const email = storedEmail();
  if (!email) return notJudged('Email not found. Please try again.');
  if (!otp.trim())
    return {
      is: 'not judged',
      outcome: { at: ['otp'], sentence: 'Please type in the code from our email.' },
    };
  const response = await callApi({
    method: 'POST',
    path: '/users/verify-otp',
    body: { email, otp: otp.trim() },
  });
  if (response.is === 'unreachable') return notJudged(SERVER_ERROR);
  if (response.is === 'refused') {
    const outcome = serverProblem('otp', response.sentence ?? 'An error occurred', response.status);
    return { is: 'wrong', outcome };
  }
  return keepProof(response.body) ? { is: 'right', outcome: undefined } : notJudged(SERVER_ERROR);
}

/**
 * Verifies the token of the email's link.
 * @returns the error, or undefined on success
 */
export async function verifyLink(token: string): Promise<Outcome> {
  const response = await callApi({ method: 'POST', path: '/users/verify-otp', body: { token } });
  if (response.is === 'done' && keepProof(response.body)) return undefined;
  const sentence = response.is === 'refused' ? response.sentence : undefined;
  return { sentence: sentence ?? SERVER_ERROR, tone: 'bad' };
}

function keepProof(body: unknown): boolean {
  const proof = v.safeParse(Proof, body);
  if (!proof.success) return false;
  storeProof(proof.output.user_id, proof.output.resetToken);
  return true;
}

const notJudged = (sentence: string): VerificationResult => ({
  is: 'not judged',
  outcome: { sentence, tone: 'bad' },
});
