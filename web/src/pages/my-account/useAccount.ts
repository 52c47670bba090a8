import { useEffect, useReducer } from 'react';
import * as v from 'valibot';
import { callAsMember, type AnsweredMember } from '../../lib/api/callAsMember';
import { storedToken, useStoredToken } from '../../lib/session/storedSession';

const Account = v.object({ username: v.string(), email: v.string() });
type Account = v.InferOutput<typeof Account>;

type SignedOut = Extract<AnsweredMember, { is: 'signed out' }>;
/** Why nobody is signed in (any more). */
export type Ended = SignedOut['because'];

type Known = { is: 'loading' } | { is: 'there'; account: Account } | { is: 'failed'; sentence: string };

type Answer = Known | SignedOut;

const FAILED: Known = { is: 'failed', sentence: 'Unable to load user data.' };

/** The member's own account, asked for anew when somebody else signs in, in another tab. */
export function useAccount() {
  const token = useStoredToken();
  const [{ known, ended }, take] = useReducer(after, { known: { is: 'loading' }, ended: undefined });
  useEffect(() => {
    let isLeft = false;
    void askFor(token).then((answer) => {
      // An answer that ends the session takes the token away, and is the reason that is told all the same.
      const isReason = answer.is === 'signed out' && storedToken() === null;
      if (!isLeft || isReason) take(answer);
    });
    return () => {
      isLeft = true;
    };
  }, [token]);
  return {
    known,
    /** Set when the session ends while the page is open; what was shown and typed stays. */
    ended,
    end: (because: Ended) => take({ is: 'signed out', because }),
    askAgain: () => void askFor(token).then(take),
  };
}

interface State {
  known: Known;
  ended: Ended | undefined;
}

/** That the session is over tells more than that there is none, which follows from it. */
function after(before: State, answer: Answer): State {
  if (answer.is !== 'signed out') return { known: answer, ended: undefined };
  return { ...before, ended: before.ended === 'session over' ? before.ended : answer.because };
}

/** Document 1, section 8. */
async function askFor(token: string | null): Promise<Answer> {
  if (token === null) return { is: 'signed out', because: 'no session' };
  const answered = await callAsMember(() => ({ method: 'GET', path: '/users/me' }));
  switch (answered.is) {
    case 'signed out':
      return answered;
    case 'unreachable':
      return FAILED;
    case 'refused': {
      const status = `${answered.status} ${answered.statusText}`.trim();
      return { is: 'failed', sentence: `Failed to load user data: ${status}` };
    }
    case 'done': {
      const account = v.safeParse(Account, answered.body);
      return account.success ? { is: 'there', account: account.output } : FAILED;
    }
  }
}
