import type { ItalicTextBlockFragment } from './ItalicTextBlock.gen';
import styles from './ItalicTextBlock.module.css';

export function ItalicTextBlock({ text }: ItalicTextBlockFragment) {
  return (
    <p className={styles.italic} dir="auto">
      <em>{text}</em>
    </p>
  );
}
