import { callAsMember, type SignedOutReason } from '../../lib/api/call-as-member';
import { serverProblem, type Problem } from '../../ui/forms/Form/problem';
import type { FormValues } from '../../lib/hydration/read-form';
import { NO_RESPONSE } from '../../ui/forms/Form/messages';
import type { Outcome } from '../../ui/forms/Form/use-form';
import { isWrongPassword } from './is-wrong-password';

type PasswordProofResult =
  | { is: 'done'; body: unknown }
  | { is: 'ended'; because: SignedOutReason }
  | { is: 'not done'; outcome: Outcome };

/**
 * Sends a member's request that requires the password again.
 * @param path one of the paths in C38
 * @param more further fields of the request body
 */
export async function postWithPassword(
  path: string,
  { password = '' }: FormValues,
  more: object = {},
): Promise<PasswordProofResult> {
  if (!password) return notDone({ at: ['password'], sentence: 'Please enter your password.' });
  const response = await callAsMember(() => ({ method: 'POST', path, body: { password, ...more } }), {
    isOver: (sentence) => !isWrongPassword(sentence),
  });
  switch (response.is) {
    case 'done':
      return { is: 'done', body: response.body };
    case 'signed out':
      return { is: 'ended', because: response.because };
    case 'refused':
      return notDone(
        serverProblem(
          'password',
          response.sentence ?? 'That did not work. Please try again.',
          response.status,
        ),
      );
    case 'unreachable':
      return {
        is: 'not done',
        outcome: { sentence: NO_RESPONSE, tone: 'bad' },
      };
  }
}

const notDone = (outcome: Problem): PasswordProofResult => ({ is: 'not done', outcome });
