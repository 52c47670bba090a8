import { useEffect, useState } from 'react';
import type { Ended } from '../../../lib/api/call-as-member';
import type { ApiResult } from '../../../lib/api/read-answer';
import { useMember } from '../../../lib/session/use-member';

/** An answer, and whom it was given. */
interface Answer<T> {
  to: number | null;
  told: ApiResult<T>;
}

const NOBODY: ApiResult<never> = { is: 'signed out', because: 'no session' };

/**
 * What a question for a member came to; undefined as long as it is on its way. It is for that member's eyes: who signs out
 * or in, in another tab too, takes it away.
 * @param ask the same function at every rendering
 */
export function useMemberQuery<T>(ask: () => Promise<ApiResult<T>>) {
  const who = useMember()?.userId ?? null;
  const [answer, setAnswer] = useState<Answer<T>>();
  const [last, setLast] = useState(who);
  if (last !== who) {
    setLast(who);
    // Whoever signs in asks for themselves, the same member once more too.
    if (who !== null) setAnswer(undefined);
  }
  const told = toldTo(who, answer);
  const isAwaited = told === undefined;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isOver = false;
    void ask().then((next) => {
      // A session that is over has taken the member away before this says so.
      if (!isOver || next.is === 'signed out') setAnswer({ to: who, told: next });
    });
    return () => {
      isOver = true;
    };
  }, [ask, who, isAwaited]);

  return {
    told,
    again: () => setAnswer(undefined),
    /** Another call has found out why nobody is signed in (any more). */
    end: (because: Ended) => setAnswer({ to: who, told: { is: 'signed out', because } }),
  };
}

function toldTo<T>(who: number | null, answer: Answer<T> | undefined): ApiResult<T> | undefined {
  if (who === null) return answer?.told.is === 'signed out' ? answer.told : NOBODY;
  return answer?.to === who ? answer.told : undefined;
}
