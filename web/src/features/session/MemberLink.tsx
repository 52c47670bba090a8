import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/lists/Avatar/Avatar';
import styles from './AccountLink.module.css';
import { useForgetSpoiltToken } from './use-forget-spoilt-token';
import { useRestoreUser } from './use-restore-user';

/** The member's own page, by their name. Nobody, once it turns out that the token is no good: the store tells then. */
export function MemberLink() {
  const member = useForgetSpoiltToken();
  useRestoreUser(member);
  useLayoutEffect(() => {
    // The place that was kept for it (`AccountLink.module.css`): whoever signs out finds words in it.
    delete document.documentElement.dataset.member;
  }, []);
  if (!member) return null;
  const name = member.username || 'My account';
  return (
    <Link to="/my-account" className={styles.link}>
      <Avatar name={name} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </Link>
  );
}
