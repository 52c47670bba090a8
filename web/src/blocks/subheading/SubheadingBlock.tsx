import type { Placed } from '../placed';
import type { SubheadingBlockFragment } from './SubheadingBlock.gen';
import styles from './SubheadingBlock.module.css';

/** A line under a heading that says more: no heading itself, so that it may stand anywhere without breaking the outline. */
export function SubheadingBlock({ text, anchor }: SubheadingBlockFragment & Placed) {
  return (
    <p id={anchor} className={styles.subheading} dir="auto">
      {text}
    </p>
  );
}
