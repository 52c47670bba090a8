import styles from './AdLoading.module.css';

/** A place for an ad on calculators and legal pages: a box 100 px high (document 3, section 1). */
export function AdLoading() {
  return (
    <div className={styles.box} role="group" aria-label="Advertisement" data-print="hide">
      Ad Loading
    </div>
  );
}
