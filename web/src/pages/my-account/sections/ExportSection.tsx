import { useState } from 'react';
import type { SignedOutReason } from '../../../lib/api/call-as-member';
import { Button } from '../../../ui/base/Button/Button';
import styles from './AccountSections.module.css';
import { PasswordDialog } from '../PasswordDialog';
import { saveAsFile } from '../save-as-file';
import { AccountSection } from './AccountSection';

/** Downloads the member's data as a file. */
export function ExportSection({ onEnded }: { onEnded: (why: SignedOutReason) => void }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [timesSaved, setTimesSaved] = useState(0);
  return (
    <AccountSection title="Your data">
      <p>A copy of everything we hold about you, as a file.</p>
      <div>
        <Button onClick={() => setDialogOpen(true)}>Download my data</Button>
      </div>
      <p role="status" className={styles.status}>
        {/* A new element each time: screen readers do not announce text that is already there. */}
        {timesSaved > 0 && <span key={timesSaved}>Your data was saved as a file.</span>}
      </p>
      {isDialogOpen && (
        <PasswordDialog
          title="Download my data"
          action="Download"
          path="/users/me/export"
          onClose={() => setDialogOpen(false)}
          onEnded={onEnded}
          onDone={(body) => {
            saveAsFile('my-data.json', `${JSON.stringify(body, null, 2)}\n`);
            setTimesSaved((times) => times + 1);
          }}
        >
          <p>
            A file in JSON with your account, your saved articles, ratings, comments and messages to the
            editors.
          </p>
        </PasswordDialog>
      )}
    </AccountSection>
  );
}
