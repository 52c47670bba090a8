import type { SpacerBlockFragment } from './SpacerBlock.gen';
import styles from './SpacerBlock.module.css';

/** Empty height, in CSS pixels. */
export function SpacerBlock({ size }: SpacerBlockFragment) {
  return <div className={styles.spacer} style={{ height: Math.max(0, size) }} aria-hidden />;
}
