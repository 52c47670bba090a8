import { inkOn } from '../../lib/inkOn';
import { Link } from 'react-router-dom';
import styles from './AccountLink.module.css';
import { avatarColour, initialsOf } from './avatar';
import { useMember } from './useMember';

/** The member's own page, by their name. Nobody, once it turns out that the token is no good: the store tells then. */
export function MemberLink() {
  const member = useMember();
  if (!member) return null;
  const name = member.username || 'My account';
  const ground = avatarColour(name);
  return (
    <Link to="/my-account" className={styles.link}>
      <span className={styles.avatar} style={{ background: ground, color: inkOn(ground) }} aria-hidden>
        {initialsOf(name)}
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
