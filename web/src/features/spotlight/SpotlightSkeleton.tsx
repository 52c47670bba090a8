import styles from './SpotlightMenu.module.css';

const PREVIEWS = ['1', '2', '3', '4', '5', '6'];

/** The menu's outline while its content loads. */
export function SpotlightSkeleton() {
  return (
    <div className={styles.menu}>
      <p role="status" className={styles.waiting}>
        Loading…
      </p>
      <ul className={styles.previews} aria-hidden>
        {PREVIEWS.map((place) => (
          <li key={place} className={styles.preview}>
            <span className={styles.frame} />
            <span className={styles.text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
