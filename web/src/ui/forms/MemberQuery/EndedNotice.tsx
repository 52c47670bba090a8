import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SignedOutReason } from '../../../lib/api/call-as-member';
import { NOT_LOGGED_IN, SESSION_EXPIRED } from '../../../lib/session/login-prompts';
import { toReturnState } from '../../../lib/routing/return-state';
import { Notice } from '../../messages/Notice/Notice';
import styles from './EndedNotice.module.css';

/** Shown instead of content for members only. */
const SAYS: Record<SignedOutReason, string> = {
  'no session': NOT_LOGGED_IN,
  'session over': SESSION_EXPIRED,
};

/** Replaces a member's content when the session ends, and takes the focus if it was in there. */
export function EndedNotice({ because }: { because: SignedOutReason }) {
  const notice = useRef<HTMLDivElement>(null);
  const wayBack = toReturnState(useLocation());
  useEffect(() => {
    // The focused element is gone. A reader who is elsewhere on the page stays there, and hears the alert.
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.ended}>
      <Notice tone="info">
        <p>
          {SAYS[because]}{' '}
          <Link to="/login" state={wayBack}>
            Log in
          </Link>
        </p>
      </Notice>
    </div>
  );
}
