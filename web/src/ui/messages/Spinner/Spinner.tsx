import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden';
import styles from './Spinner.module.css';

/** What is being fetched, said to screen readers, shown as a ring that turns. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
    </p>
  );
}
