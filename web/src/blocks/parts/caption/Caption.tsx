import styles from './Caption.module.css';

/** The caption of a picture, video or audio file; renders nothing without text. */
export function Caption({ children }: { children: string | null }) {
  return children ? (
    <figcaption className={styles.caption} dir="auto">
      {children}
    </figcaption>
  ) : null;
}
