import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hasExpired } from '../../lib/session/member';
import { storedMember } from '../../lib/session/stored-member';
import { expiryNoticePending, storedToken } from '../../lib/session/stored-session';
import { toReturnState } from '../../lib/routing/return-state';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { Redirect } from '../../ui/forms/Redirect/Redirect';
import { Spinner } from '../../ui/base/Spinner/Spinner';
import styles from './MembersOnly.module.css';

/**
 * Content for members only. The server knows no sessions, so its HTML contains a placeholder. A guest is sent to the
 * login and returns from there. A member whose session ends while the page is open stays, and loses none of their
 * input (C29).
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{useHydrated() ? <Admitted>{children}</Admitted> : <Awaited />}</div>;
}

/** The placeholder in the server's HTML: a loading text with JavaScript, and a notice without it. */
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
  const [wayBack] = useState(() => toReturnState(location));
  // A layout effect, because the header's effect checks whether the login will report the expiry
  // (`useRemoveInvalidToken`).
  useLayoutEffect(() => {
    if (isOver) expiryNoticePending.set(true);
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
