import { useEffect, useState } from 'react';
import { SESSION_EXPIRED } from '../../lib/session/login-prompts';
import { expiryNoticePending } from '../../lib/session/stored-session';
import { Notice } from '../../ui/messages/Notice/Notice';

/** On the login page, explains once that the session is over. It does not show again on the next visit. */
export function ExpiryNotice() {
  const isPending = expiryNoticePending.use();
  const [isAnnounced, setAnnounced] = useState(false);
  if (isPending && !isAnnounced) setAnnounced(true);
  useEffect(() => {
    if (isPending) expiryNoticePending.set(false);
  }, [isPending]);
  return isAnnounced ? (
    <div role="alert">
      <Notice tone="info">{SESSION_EXPIRED}</Notice>
    </div>
  ) : null;
}
