import { AdLoading } from '../../../ui/cards/AdLoading/AdLoading';
import styles from './AdSlot.module.css';

/** A place for an ad among the blocks of an article. */
export function AdSlot() {
  return (
    <div className={styles.slot} data-print="hide">
      <AdLoading />
    </div>
  );
}
