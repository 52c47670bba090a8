import { useOnline } from '../../ui/hooks/use-online';
import styles from './OfflineNotice.module.css';

/** Informs a reader without a connection what still works. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <p role="status" className={styles.notice} data-print="hide">
      {!online && 'You are offline. You can read on here; other pages wait for the connection.'}
    </p>
  );
}
