import { useEffect, useState } from 'react';
import { onDemand } from '../../lib/hydration/on-demand';
import styles from './AccountLink.module.css';
import { readStored, TOKEN, useStored } from '../../lib/site/local-storage';
import { LoginFlowLink } from './LoginFlowLink';

/** Loads the code that reads tokens and draws avatars only if somebody is signed in. */
const MemberLink = onDemand(async () => (await import('./MemberLink')).MemberLink);

/** A link to the login, or to the member's own page; both take the same space. */
export function AccountLink() {
  const token = useStored(TOKEN);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (token === null) {
      // The member may have signed out by the time this page was hydrated, if it was in the back/forward cache.
      if (readStored(TOKEN) === null) delete document.documentElement.dataset.member;
      return;
    }
    MemberLink.fetch().then(
      () => setReady(true),
      // If the script fails to load, the login link is still there and readable.
      () => delete document.documentElement.dataset.member,
    );
  }, [token]);
  return (
    <div className={styles.account} data-print="hide">
      {token !== null && ready ? (
        <MemberLink />
      ) : (
        <LoginFlowLink to="/login" className={styles.link}>
          <span className={styles.words}>Log in</span>
        </LoginFlowLink>
      )}
    </div>
  );
}
