import { Link, useLocation } from 'react-router-dom';
import { useMember } from '../../../lib/session/use-member';
import { wayBackFrom } from '../../../lib/session/way-back';
import styles from './CommentForm.module.css';

/** Tells whoever is not signed in, before they write, what posting needs; they come back here, and what they wrote stays. */
export function GuestsNote() {
  const place = useLocation();
  if (useMember()) return null;
  return (
    <p className={styles.needs}>
      You need an account to post.{' '}
      <Link to="/login" state={wayBackFrom({ ...place, hash: '#comments' })}>
        Log in
      </Link>
    </p>
  );
}
