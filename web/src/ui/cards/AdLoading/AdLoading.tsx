import styles from './AdLoading.module.css';

/**
 * An ad slot of 100 px, for calculators and legal pages. Its height is reserved, so nothing moves when an ad loads.
 */
export function AdLoading({ words = 'Ad Loading' }: { words?: string }) {
  return (
    <div className={styles.box} role="group" aria-label="Advertisement" data-print="hide">
      {words}
    </div>
  );
}
