import { useEffect, useState } from 'react';
import { onDemand } from '../../lib/hydration/on-demand';
import styles from './AccountLink.module.css';
import { readStored, TOKEN, useStored } from '../../lib/session/store';
import { WayInLink } from './WayInLink';

/** What reads tokens and draws avatars is fetched where somebody is signed in. */
const MemberLink = onDemand(async () => (await import('./MemberLink')).MemberLink);

/** The way to sign in, or to the member's own page; it takes the same place whichever it is. */
export function AccountLink() {
  const token = useStored(TOKEN);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (token === null) {
      // Of a member who had signed out by the time this page was hydrated: it may have waited in the back/forward cache.
      if (readStored(TOKEN) === null) delete document.documentElement.dataset.member;
      return;
    }
    MemberLink.fetch().then(
      () => setReady(true),
      // Without it the way to sign in is still there, and to be read.
      () => delete document.documentElement.dataset.member,
    );
  }, [token]);
  return (
    <div className={styles.account} data-print="hide">
      {token !== null && ready ? (
        <MemberLink />
      ) : (
        <WayInLink to="/login" className={styles.link}>
          <span className={styles.words}>Log in</span>
        </WayInLink>
      )}
    </div>
  );
}
