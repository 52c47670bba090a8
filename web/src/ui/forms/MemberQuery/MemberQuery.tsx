import { useRef, type ReactNode } from 'react';
import type { SignedOutReason } from '../../../lib/api/call-as-member';
import type { ApiResult } from '../../../lib/api/parse-response';
import { GENERIC_ERROR } from '../../../lib/api/generic-error';
import { Button } from '../../base/Button/Button';
import { Notice } from '../../messages/Notice/Notice';
import { Spinner } from '../../base/Spinner/Spinner';
import { EndedNotice } from './EndedNotice';
import { useMemberQuery } from './use-member-query';

interface Props<T> {
  /** Must be the same function on every render. */
  query: () => Promise<ApiResult<T>>;
  /** The loading text, such as `Loading your comments…`. */
  waiting: string;
  /**
   * @param end call it when nobody turns out to be signed in, or no longer
   */
  children: (value: T, end: (because: SignedOutReason) => void) => ReactNode;
}

/** Content for members only, fetched when it is shown, with a message if that fails. */
export function MemberQuery<T>({ query, waiting, children }: Props<T>) {
  const place = useRef<HTMLDivElement>(null);
  const { result, again, end } = useMemberQuery(query);

  /** The button disappears, so the focus moves to the content that replaces it. */
  function tryAgain() {
    place.current?.focus();
    again();
  }
  return (
    <div ref={place} tabIndex={-1}>
      {!result && <Spinner label={waiting} />}
      {result?.is === 'done' && children(result.value, end)}
      {result && result.is !== 'done' && <Withheld result={result} tryAgain={tryAgain} />}
    </div>
  );
}

interface WithheldProps {
  result: Exclude<ApiResult<never>, { is: 'done' }>;
  tryAgain: () => void;
}

function Withheld({ result, tryAgain }: WithheldProps) {
  if (result.is === 'signed out') return <EndedNotice because={result.because} />;
  return (
    <div role="alert">
      <Notice tone="bad">
        <p>{(result.is === 'refused' && result.sentence) || GENERIC_ERROR}</p>
        <Button onClick={tryAgain}>Try again</Button>
      </Notice>
    </div>
  );
}
