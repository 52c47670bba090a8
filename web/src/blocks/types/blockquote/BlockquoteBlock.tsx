import type { BlockquoteBlockFragment } from './BlockquoteBlock.gen';
import styles from './BlockquoteBlock.module.css';

export function BlockquoteBlock({ text, author }: BlockquoteBlockFragment) {
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p dir="auto">{text}</p>
      </blockquote>
      {author && (
        <figcaption className={styles.author} dir="auto">
          {author}
        </figcaption>
      )}
    </figure>
  );
}
