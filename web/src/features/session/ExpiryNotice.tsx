import { useEffect, useState } from 'react';
import { SESSION_EXPIRED } from '../../lib/session/login-prompts';
import { expiryToTell } from '../../lib/session/stored-session';
import { Notice } from '../../ui/messages/Notice/Notice';

/** Says at the login why somebody is here who was signed in, once: whoever comes again hears nothing. */
export function ExpiryNotice() {
  const isUntold = expiryToTell.use();
  const [isTold, setTold] = useState(false);
  if (isUntold && !isTold) setTold(true);
  useEffect(() => {
    if (isUntold) expiryToTell.set(false);
  }, [isUntold]);
  return isTold ? (
    <div role="alert">
      <Notice tone="info">{SESSION_EXPIRED}</Notice>
    </div>
  ) : null;
}
