import { inkOn } from '../../../lib/colour/ink-on';
import styles from './Avatar.module.css';
import { avatarColour, getInitials } from './avatar';

/** A member's initials on a colour derived from the name. Show the name next to it. */
export function Avatar({ name }: { name: string }) {
  const ground = avatarColour(name);
  return (
    <span className={styles.avatar} style={{ background: ground, color: inkOn(ground) }} aria-hidden>
      {getInitials(name)}
    </span>
  );
}
