import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../lib/session/storedSession';
import { useMember } from '../../lib/session/useMember';
import { EndedNotice } from '../../ui/Asked/EndedNotice';
import { useTold } from '../../ui/Asked/useTold';
import { Button } from '../../ui/Button/Button';
import { Spinner } from '../../ui/Spinner/Spinner';
import { askForAccount } from './account';
import styles from './AccountSections.module.css';
import { Details } from './Details';
import { OwnData } from './OwnData';
import { PasswordSection } from './PasswordSection';

/** All that a member can see and do here. When the session ends, in another tab too, one sentence takes its place (C29). */
export function AccountSections() {
  const navigate = useNavigate();
  const memberId = useMember()?.userId;
  const { told, again, end } = useTold(askForAccount);
  const [isLeaving, setLeaving] = useState(false);

  // At once, for home may take long to come; nobody is told meanwhile what they have just done themselves.
  function leave() {
    setLeaving(true);
    signOut();
    void navigate('/');
  }
  if (isLeaving) return <Spinner label="Signing out…" />;
  if (told?.is === 'signed out') return <EndedNotice because={told.because} />;
  // By the member: of what one typed, or opened, the next to sign in finds nothing.
  return (
    <div key={memberId} className={styles.sections}>
      <section className={styles.section} aria-labelledby="account">
        <h2 id="account" className={styles.title}>
          Account
        </h2>
        <Details told={told} askAgain={again} />
      </section>
      <PasswordSection email={told?.is === 'done' ? told.value.email : undefined} onEnded={end} />
      <OwnData onEnded={end} onDeleted={leave} />
      <div>
        <Button onClick={leave}>Sign Out</Button>
      </div>
    </div>
  );
}
