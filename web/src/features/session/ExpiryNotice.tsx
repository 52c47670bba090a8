import { useEffect, useState } from 'react';
import { SESSION_EXPIRED } from '../../lib/occasions';
import { expiryToTell } from '../../lib/session/storedSession';
import styles from '../../ui/form/Form.module.css';

/** Says at the login why somebody is here who was signed in, once: whoever comes again hears nothing. */
export function ExpiryNotice() {
  const isUntold = expiryToTell.use();
  const [isTold, setTold] = useState(false);
  if (isUntold && !isTold) setTold(true);
  useEffect(() => {
    if (isUntold) expiryToTell.set(false);
  }, [isUntold]);
  return isTold ? (
    <p role="alert" className={styles.sentence}>
      {SESSION_EXPIRED}
    </p>
  ) : null;
}
