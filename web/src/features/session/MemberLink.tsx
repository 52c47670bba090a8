import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/lists/Avatar/Avatar';
import styles from './AccountLink.module.css';
import { useRemoveInvalidToken } from './use-remove-invalid-token';
import { useRestoreUser } from './use-restore-user';

/** A link with the member's name to their own page. Renders nothing once the token turns out to be invalid. */
export function MemberLink() {
  const member = useRemoveInvalidToken();
  useRestoreUser(member);
  useLayoutEffect(() => {
    // Drops the space reserved for the avatar (`AccountLink.module.css`): after signing out there is text instead.
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
