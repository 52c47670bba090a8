import { useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Told } from '../../lib/api/readAnswer';
import { FAILED } from '../../lib/failed';
import { NOT_LOGGED_IN, SESSION_EXPIRED } from '../../lib/occasions';
import { pathOf } from '../../lib/pathOf';
import { Button } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import styles from './Asked.module.css';
import { useTold } from './useTold';

interface Props<T> {
  /** The same function at every rendering. */
  ask: () => Promise<Told<T>>;
  /** What is being fetched: `Loading your comments…`. */
  waiting: string;
  children: (value: T) => ReactNode;
}

/** What only a member may see, asked for when it is shown; and what is said where it does not come. */
export function Asked<T>({ ask, waiting, children }: Props<T>) {
  const place = useRef<HTMLDivElement>(null);
  const { told, again } = useTold(ask);

  /** The button goes: whoever pressed it goes on at what comes in its place. */
  function tryAgain() {
    place.current?.focus();
    again();
  }
  return (
    <div ref={place} tabIndex={-1}>
      {!told && <Spinner label={waiting} />}
      {told?.is === 'done' && children(told.value)}
      {told && told.is !== 'done' && <Withheld told={told} tryAgain={tryAgain} />}
    </div>
  );
}

interface WithheldProps {
  told: Exclude<Told<never>, { is: 'done' }>;
  tryAgain: () => void;
}

function Withheld({ told, tryAgain }: WithheldProps) {
  const from = pathOf(useLocation());
  if (told.is === 'signed out') {
    return (
      <p role="alert" className={styles.problem}>
        {told.because === 'session over' ? SESSION_EXPIRED : NOT_LOGGED_IN}{' '}
        <Link to="/login" state={{ from }}>
          Log in
        </Link>
      </p>
    );
  }
  return (
    <div role="alert" className={styles.problem}>
      <p>{(told.is === 'refused' && told.sentence) || FAILED}</p>
      <Button onClick={tryAgain}>Try again</Button>
    </div>
  );
}
