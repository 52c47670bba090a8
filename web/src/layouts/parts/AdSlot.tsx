import styles from './AdSlot.module.css';

/** A place for an ad, of the height that it will have: nothing moves when one comes. */
export function AdSlot() {
  return (
    <div className={styles.slot} role="group" aria-label="Advertisement" data-print="hide">
      <p className={styles.label} aria-hidden>
        Advertisement
      </p>
      <p>Ad Loading</p>
    </div>
  );
}
