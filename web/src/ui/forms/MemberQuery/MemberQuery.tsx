import { useRef, type ReactNode } from 'react';
import type { SignedOutReason } from '../../../lib/api/call-as-member';
import type { ApiResult } from '../../../lib/api/parse-response';
import { GENERIC_ERROR } from '../../../lib/api/generic-error';
import { Button } from '../../base/Button/Button';
import { Notice } from '../../messages/Notice/Notice';
import { Spinner } from '../../messages/Spinner/Spinner';
import { EndedNotice } from './EndedNotice';
import { useMemberQuery } from './use-member-query';

interface Props<T> {
  /** Must be the same function on every render. */
  ask: () => Promise<ApiResult<T>>;
  /** The loading text, such as `Loading your comments…`. */
  waiting: string;
  /**
   * @param end call it when nobody turns out to be signed in, or no longer
   */
  children: (value: T, end: (because: SignedOutReason) => void) => ReactNode;
}

/** Content for members only, fetched when it is shown, with a message if that fails. */
export function MemberQuery<T>({ ask, waiting, children }: Props<T>) {
  const place = useRef<HTMLDivElement>(null);
  const { told, again, end } = useMemberQuery(ask);

  /** The button disappears, so the focus moves to the content that replaces it. */
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
        <p>{(told.is === 'refused' && told.sentence) || GENERIC_ERROR}</p>
        <Button onClick={tryAgain}>Try again</Button>
      </Notice>
    </div>
  );
}
