import { useEffect, useState } from 'react';
import type { SignedOutReason } from '../../../lib/api/call-as-member';
import type { ApiResult } from '../../../lib/api/parse-response';
import { useMember } from '../../../lib/session/use-member';

/** A response, and the member it belongs to. */
interface OwnedResult<T> {
  to: number | null;
  result: ApiResult<T>;
}

const NOBODY: ApiResult<never> = { is: 'signed out', because: 'no session' };

/**
 * The result of a query on behalf of a member; undefined while it is in flight. It is for that member only, so
 * signing out or in, also in another tab, removes it.
 * @param query must be the same function on every render
 */
export function useMemberQuery<T>(query: () => Promise<ApiResult<T>>) {
  const who = useMember()?.userId ?? null;
  const [owned, setOwned] = useState<OwnedResult<T>>();
  const [last, setLast] = useState(who);
  if (last !== who) {
    setLast(who);
    // Everyone who signs in runs their own query, also the same member after signing in again.
    if (who !== null) setOwned(undefined);
  }
  const result = resultFor(who, owned);
  const isAwaited = result === undefined;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isOver = false;
    void query().then((next) => {
      // An ended session has removed the member before this result arrives.
      if (!isOver || next.is === 'signed out') setOwned({ to: who, result: next });
    });
    return () => {
      isOver = true;
    };
  }, [query, who, isAwaited]);

  return {
    result,
    again: () => setOwned(undefined),
    /** Another call has found out why nobody is signed in, or no longer. */
    end: (because: SignedOutReason) => setOwned({ to: who, result: { is: 'signed out', because } }),
  };
}

function resultFor<T>(who: number | null, owned: OwnedResult<T> | undefined): ApiResult<T> | undefined {
  if (who === null) return owned?.result.is === 'signed out' ? owned.result : NOBODY;
  return owned?.to === who ? owned.result : undefined;
}
