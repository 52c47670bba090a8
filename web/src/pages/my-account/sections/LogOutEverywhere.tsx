import { useState } from 'react';
import { logOutEverywhere } from '../../../features/session/log-out';
import type { SignedOutReason } from '../../../lib/api/call-as-member';
import { GENERIC_ERROR } from '../../../lib/api/generic-error';
import { showAlert, hideAlert } from '../../../ui/messages/Alert/show-alert';
import { Button } from '../../../ui/base/Button/Button';
import styles from './LogOutEverywhere.module.css';

interface Props {
  onEnded: (why: SignedOutReason) => void;
  onDone: () => void;
}

/** For members who lost a device, or forgot to log out on someone else's. */
export function LogOutEverywhere({ onEnded, onDone }: Props) {
  const [isSent, setSent] = useState(false);

  async function send() {
    if (isSent) return;
    hideAlert();
    setSent(true);
    const result = await logOutEverywhere();
    setSent(false);
    if (result.is === 'done') onDone();
    else if (result.is === 'signed out') onEnded(result.because);
    else showAlert((result.is === 'refused' && result.sentence) || GENERIC_ERROR);
  }

  return (
    <div className={styles.everywhere}>
      <p>Signed in on a device that you no longer use? You can end all your sessions, this one too.</p>
      <div>
        <Button onClick={() => void send()}>
          {isSent ? 'Logging out everywhere…' : 'Log out everywhere'}
        </Button>
      </div>
    </div>
  );
}
