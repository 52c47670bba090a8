import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { sayFarewell } from '../../features/session/farewell';
import type { Ended } from '../../lib/api/callAsMember';
import { Button } from '../../ui/Button/Button';
import styles from './AccountSections.module.css';
import { DeleteDialog } from './DeleteDialog';
import { ExportDialog } from './ExportDialog';

interface Props {
  onEnded: (why: Ended) => void;
  onDeleted: () => void;
}

/** A member's own data: to take along, and to delete. Both ask for the password once more. */
export function OwnData({ onEnded, onDeleted }: Props) {
  const id = useId();
  const [open, setOpen] = useState<'export' | 'delete'>();
  const [timesSaved, setTimesSaved] = useState(0);
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
      <p>
        Look through <Link to="/comment-section">your comments</Link> and{' '}
        <Link to="/rating-component">your ratings</Link>.
      </p>
      <p>Take along what we hold about you, or delete your account. You are asked for your password first.</p>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('export')}>Download my data</Button>
        <Button onClick={() => setOpen('delete')}>Delete my account</Button>
      </div>
      <p role="status" className={styles.said}>
        {/* Each time another element: a text that stands there already is not told again. */}
        {timesSaved > 0 && <span key={timesSaved}>Your data was saved as a file.</span>}
      </p>
      {open === 'export' && (
        <ExportDialog onClose={close} onEnded={end} onSaved={() => setTimesSaved((times) => times + 1)} />
      )}
      {open === 'delete' && (
        <DeleteDialog
          onClose={close}
          onEnded={end}
          onDeleted={() => {
            sayFarewell('Your account was deleted, and you are signed out.');
            onDeleted();
          }}
        />
      )}
    </section>
  );
}
