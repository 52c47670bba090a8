import { Link, useLocation } from 'react-router-dom';
import { useMember } from '../../../lib/session/use-member';
import { toReturnState } from '../../../lib/routing/return-state';
import styles from './CommentForm.module.css';

/**
 * Informs guests before they write that posting requires an account. They return here after logging in, and their
 * text stays.
 */
export function GuestsNote() {
  const place = useLocation();
  if (useMember()) return null;
  return (
    <p className={styles.needs}>
      You need an account to post.{' '}
      <Link to="/login" state={toReturnState({ ...place, hash: '#comments' })}>
        Log in
      </Link>
    </p>
  );
}
