import type { BlockPlacement } from '../../block-placement';
import type { InlineHeadingBlockFragment } from './InlineHeadingBlock.gen';
import styles from './InlineHeadingBlock.module.css';

/** A heading set close to the text it introduces; level 3 at most. */
export function InlineHeadingBlock({ text, level, anchor }: InlineHeadingBlockFragment & BlockPlacement) {
  const Tag = level <= 2 ? 'h2' : 'h3';
  return (
    <Tag id={anchor} className={styles.heading} dir="auto">
      {text}
    </Tag>
  );
}
