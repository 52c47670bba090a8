import type { BlockPlacement } from '../../block-placement';
import type { SubheadingBlockFragment } from './SubheadingBlock.gen';
import styles from './SubheadingBlock.module.css';

/**
 * A line that complements a heading. It is not a heading itself, so it can appear anywhere without breaking the
 * outline.
 */
export function SubheadingBlock({ text, anchor }: SubheadingBlockFragment & BlockPlacement) {
  return (
    <p id={anchor} className={styles.subheading} dir="auto">
      {text}
    </p>
  );
}
