import { useEffect, useRef } from 'react';
import { WayInLink } from '../../features/session/WayInLink';
import { NOT_LOGGED_IN, SESSION_EXPIRED } from '../../lib/occasions';
import type { Ended } from './account';
import styles from './AccountSections.module.css';

/** Document 1, section 6. */
const SAYS: Record<Ended, string> = {
  'no session': NOT_LOGGED_IN,
  'session over': SESSION_EXPIRED,
};

/** Stands in the place of what a member had here, and takes the focus, which was in it. */
export function EndedNotice({ because }: { because: Ended }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.ended}>
      {SAYS[because]} <WayInLink to="/login">Log in</WayInLink>
    </div>
  );
}
