import type { BoldTextBlockFragment } from './BoldTextBlock.gen';
import styles from './BoldTextBlock.module.css';

export function BoldTextBlock({ text }: BoldTextBlockFragment) {
  return (
    <p className={styles.bold} dir="auto">
      <strong>{text}</strong>
    </p>
  );
}
