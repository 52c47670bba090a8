import styles from './Caption.module.css';

/** The line under a picture, a film or a sound; nothing where the editor wrote none. */
export function Caption({ children }: { children: string | null }) {
  return children ? (
    <figcaption className={styles.caption} dir="auto">
      {children}
    </figcaption>
  ) : null;
}
