import type { BlockPlacement } from '../../block-placement';
import type { HeadingBlockFragment } from './HeadingBlock.gen';
import styles from './HeadingBlock.module.css';

const TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading of level 2 to 6. Level 1 is reserved for the page's title and rendered as 2 (C16). */
export function HeadingBlock({ text, level, anchor }: HeadingBlockFragment & BlockPlacement) {
  const Tag = TAGS[Math.min(Math.max(level, 2), 6) - 2] ?? 'h2';
  return (
    <Tag id={anchor} className={styles.heading} dir="auto">
      {text}
    </Tag>
  );
}
