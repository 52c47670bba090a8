import { callAsMember } from '../../lib/api/callAsMember';
import type { Typed } from '../../ui/form/readForm';
import { NO_ANSWER } from '../../ui/form/sentences';
import type { Outcome } from '../../ui/form/useForm';
import type { Ended } from './account';

export type Answer =
  { is: 'done'; body: unknown } | { is: 'ended'; because: Ended } | { is: 'not done'; outcome: Outcome };

/** A 401 about the password says nothing about the session. */
const isAboutPassword = (sentence = '') => /password/i.test(sentence);

/**
 * Calls for a member who gives the password once more.
 * @param path one of C38's
 */
export async function withPassword(path: string, { password = '' }: Typed): Promise<Answer> {
  if (!password) return wrong('Please enter your password.');
  const answered = await callAsMember(() => ({ method: 'POST', path, body: { password } }), {
    isOver: (sentence) => !isAboutPassword(sentence),
  });
  switch (answered.is) {
    case 'done':
      return { is: 'done', body: answered.body };
    case 'signed out':
      return { is: 'ended', because: answered.because };
    case 'refused':
      return wrong(answered.sentence ?? 'That did not work. Please try again.');
    case 'unreachable':
      return {
        is: 'not done',
        outcome: { sentence: NO_ANSWER, tone: 'bad' },
      };
  }
}

const wrong = (sentence: string): Answer => ({ is: 'not done', outcome: { at: ['password'], sentence } });
