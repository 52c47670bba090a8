import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WayInLink } from '../../features/session/WayInLink';
import { NOT_LOGGED_IN, SESSION_EXPIRED } from '../../lib/occasions';
import { signOut } from '../../lib/session/storedSession';
import { Button } from '../../ui/Button/Button';
import styles from './AccountSections.module.css';
import { Details } from './Details';
import { OwnData } from './OwnData';
import { PasswordSection } from './PasswordSection';
import { useAccount, type Ended } from './useAccount';

/** Document 1, section 6. */
const ENDED: Record<Ended, string> = {
  'no session': NOT_LOGGED_IN,
  'session over': SESSION_EXPIRED,
};

/** All that a member can see and do here. When the session ends, one sentence says so, and what was typed stays (C29). */
export function AccountSections() {
  const navigate = useNavigate();
  const { known, ended, end, askAgain } = useAccount();
  const [isLeaving, setLeaving] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ended) notice.current?.focus();
  }, [ended]);

  // At once, for home may take long to come; nobody is told meanwhile what they have just done themselves.
  function leave() {
    setLeaving(true);
    signOut();
    void navigate('/');
  }
  return (
    <div className={styles.sections}>
      {ended && !isLeaving && (
        <div ref={notice} role="alert" tabIndex={-1} className={styles.ended}>
          {ENDED[ended]} <WayInLink to="/login">Log in</WayInLink>
        </div>
      )}
      <section className={styles.section} aria-labelledby="account">
        <h2 id="account" className={styles.title}>
          Account
        </h2>
        <Details known={known} isEnded={ended !== undefined} askAgain={askAgain} />
      </section>
      <PasswordSection onEnded={end} />
      <OwnData onEnded={end} onDeleted={leave} />
      <div>
        <Button onClick={leave}>Sign Out</Button>
      </div>
    </div>
  );
}
