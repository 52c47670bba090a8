import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Spinner.module.css';

/** A spinning ring; screen readers announce what is loading. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
    </p>
  );
}
