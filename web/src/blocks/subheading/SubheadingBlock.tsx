import type { Placed } from '../placed';
import type { SubheadingBlockFragment } from './SubheadingBlock.gen';
import styles from './SubheadingBlock.module.css';

export function SubheadingBlock({ text, anchor }: SubheadingBlockFragment & Placed) {
  return (
    <h3 id={anchor} className={styles.subheading}>
      {text}
    </h3>
  );
}
