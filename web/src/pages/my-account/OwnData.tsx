import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { farewell } from '../../features/session/farewell';
import { signOut } from '../../lib/session/storedSession';
import { Button } from '../../ui/Button/Button';
import styles from './AccountSections.module.css';
import { DeleteDialog } from './DeleteDialog';
import { ExportDialog } from './ExportDialog';
import type { Ended } from './useAccount';

/** A member's own data: to take along, and to delete. Both ask for the password once more. */
export function OwnData({ onEnded }: { onEnded: (why: Ended) => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'export' | 'delete'>();
  const [isSaved, setSaved] = useState(false);
  const close = () => setOpen(undefined);
  function end(why: Ended) {
    close();
    onEnded(why);
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Your data
      </h2>
      <p>Take along what we hold about you, or delete your account. You are asked for your password first.</p>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('export')}>Download my data</Button>
        <Button onClick={() => setOpen('delete')}>Delete my account</Button>
      </div>
      <p role="status" className={styles.said}>
        {isSaved && 'Your data was saved as a file.'}
      </p>
      {open === 'export' && (
        <ExportDialog
          onClose={close}
          onEnded={end}
          onSaved={() => {
            close();
            setSaved(true);
          }}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog
          onClose={close}
          onEnded={end}
          onDeleted={() => {
            signOut();
            void navigate('/', { state: farewell('Your account was deleted, and you are signed out.') });
          }}
        />
      )}
    </section>
  );
}
