import { useAds } from '../../../lib/site/site';
import { AdLoading } from '../../../ui/cards/AdLoading/AdLoading';
import styles from './AdSlot.module.css';

/** An ad slot among the blocks of an article. */
export function AdSlot() {
  if (useAds().hidden) return null;
  return (
    <div className={styles.slot} data-print="hide">
      <AdLoading />
    </div>
  );
}
