import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Told } from '../../lib/api/readAnswer';
import { FAILED } from '../../lib/failed';
import { SESSION_EXPIRED } from '../../lib/occasions';
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
  const from = pathOf(useLocation());
  const { told, again } = useTold(ask);
  if (!told) return <Spinner label={waiting} />;
  if (told.is === 'done') return children(told.value);
  if (told.is === 'signed out') {
    return (
      <p role="alert" className={styles.problem}>
        {told.because === 'session over' ? SESSION_EXPIRED : 'User not logged in.'}{' '}
        <Link to="/login" state={{ from }}>
          Log in
        </Link>
      </p>
    );
  }
  return (
    <div role="alert" className={styles.problem}>
      <p>{(told.is === 'refused' && told.sentence) || FAILED}</p>
      <Button onClick={again}>Try again</Button>
    </div>
  );
}
