import styles from './AdLoading.module.css';

/** A place for an ad, 100 px high as calculators and legal pages want it: nothing moves when one comes. */
export function AdLoading({ words = 'Ad Loading' }: { words?: string }) {
  return (
    <div className={styles.box} role="group" aria-label="Advertisement" data-print="hide">
      {words}
    </div>
  );
}
