import styles from './AdBlock.module.css';

/** A place for an ad in a list or between sections, of the height that it will have: nothing moves when one comes. */
export function AdBlock() {
  return (
    <div className={styles.block} role="group" aria-label="Advertisement" data-print="hide">
      AD
    </div>
  );
}
