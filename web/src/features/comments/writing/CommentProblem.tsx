import { Link, useLocation } from 'react-router-dom';
import { SESSION_EXPIRED } from '../../../lib/session/login-prompts';
import styles from './CommentProblem.module.css';
import type { Outcome } from './publish';

/** Says what stands in the way of a comment; nothing where nothing does. */
export function CommentProblem({ outcome }: { outcome: Outcome }) {
  const { pathname, search } = useLocation();
  if (outcome.is === 'session over') {
    return (
      <p role="alert" className={styles.problem}>
        {SESSION_EXPIRED} Your text stays here:{' '}
        <Link to="/login" state={{ from: `${pathname}${search}#comments` }}>
          log in
        </Link>
        , then post it.
      </p>
    );
  }
  if (!('sentence' in outcome)) return null;
  return (
    <p role="alert" className={styles.problem}>
      {outcome.sentence}
    </p>
  );
}
