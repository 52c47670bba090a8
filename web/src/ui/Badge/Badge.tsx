import styles from './Badge.module.css';

/** Names a category, in the hue of the topic it stands in (`data-topic`). */
export function Badge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>;
}
