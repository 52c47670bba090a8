import { useRef, type ReactNode } from 'react';
import type { Ended } from '../../../lib/api/call-as-member';
import type { ApiResult } from '../../../lib/api/read-answer';
import { FAILED } from '../../../lib/api/failed';
import { Button } from '../../base/Button/Button';
import { Notice } from '../../messages/Notice/Notice';
import { Spinner } from '../../messages/Spinner/Spinner';
import { EndedNotice } from './EndedNotice';
import { useMemberQuery } from './use-member-query';

interface Props<T> {
  /** The same function at every rendering. */
  ask: () => Promise<ApiResult<T>>;
  /** What is being fetched: `Loading your comments…`. */
  waiting: string;
  /** @param end for what finds out later that nobody is signed in (any more) */
  children: (value: T, end: (because: Ended) => void) => ReactNode;
}

/** What only a member may see, asked for when it is shown; and what is said where it does not come. */
export function MemberQuery<T>({ ask, waiting, children }: Props<T>) {
  const place = useRef<HTMLDivElement>(null);
  const { told, again, end } = useMemberQuery(ask);

  /** The button goes: whoever pressed it goes on at what comes in its place. */
  function tryAgain() {
    place.current?.focus();
    again();
  }
  return (
    <div ref={place} tabIndex={-1}>
      {!told && <Spinner label={waiting} />}
      {told?.is === 'done' && children(told.value, end)}
      {told && told.is !== 'done' && <Withheld told={told} tryAgain={tryAgain} />}
    </div>
  );
}

interface WithheldProps {
  told: Exclude<ApiResult<never>, { is: 'done' }>;
  tryAgain: () => void;
}

function Withheld({ told, tryAgain }: WithheldProps) {
  if (told.is === 'signed out') return <EndedNotice because={told.because} />;
  return (
    <div role="alert">
      <Notice tone="bad">
        <p>{(told.is === 'refused' && told.sentence) || FAILED}</p>
        <Button onClick={tryAgain}>Try again</Button>
      </Notice>
    </div>
  );
}
