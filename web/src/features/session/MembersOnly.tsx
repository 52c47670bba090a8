import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hasExpired } from '../../lib/session/member';
import { storedMember } from '../../lib/session/stored-member';
import { expiryToTell, storedToken } from '../../lib/session/stored-session';
import { wayBackFrom } from '../../lib/session/way-back';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { Redirect } from '../../ui/forms/Redirect/Redirect';
import { Spinner } from '../../ui/messages/Spinner/Spinner';
import styles from './MembersOnly.module.css';

/**
 * What is for members alone. The server knows nobody: its HTML keeps the place for it. A guest is sent to the login and
 * comes back from there. Whose session ends while the page is open stays, and loses nothing that they typed (C29).
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{useHydrated() ? <Admitted>{children}</Admitted> : <Awaited />}</div>;
}

/** What the server's HTML says: with a script that something comes, and without one that nothing will. */
function Awaited() {
  return (
    <>
      <div className={styles.loading}>
        <Spinner label="Loading…" />
      </div>
      <p className={styles.noScript}>
        This page needs JavaScript, which is switched off in this browser or failed to load.
      </p>
    </>
  );
}

function Admitted({ children }: { children: ReactNode }) {
  const location = useLocation();
  const [{ isMember, isOver }] = useState(judge);
  const [wayBack] = useState(() => wayBackFrom(location));
  // Of layout: the header looks whether it is told somewhere when it forgets the token (`useForgetSpoiltToken`).
  useLayoutEffect(() => {
    if (isOver) expiryToTell.set(true);
  }, [isOver]);
  return isMember ? children : <Redirect to="/login" state={wayBack} />;
}

function judge() {
  const token = storedToken();
  return {
    isMember: storedMember() !== null,
    isOver: token !== null && hasExpired(token, Date.now()),
  };
}
