import type { ReactNode } from 'react';
import { BlockRenderer, isKnown } from '../../blocks/BlockRenderer';
import type { BlockFragment } from '../../blocks/Blocks.gen';
import type { Placed } from '../../blocks/placed';
import { middleOf } from './middleOf';
import styles from './ArticleContent.module.css';

interface Props {
  blocks: readonly BlockFragment[];
  placed?: readonly (Placed | undefined)[];
  /** Stands halfway through the blocks. */
  middle?: ReactNode;
}

/** The blocks, or the sentence that says why there is nothing to read. */
export function ArticleContent({ blocks, placed, middle }: Props) {
  if (blocks.length === 0) return <p className={styles.none}>No content blocks to display.</p>;
  if (!blocks.some(isKnown)) return <p className={styles.none}>No content available.</p>;
  const halfway = middleOf(blocks);
  return (
    <BlockRenderer blocks={blocks} placed={placed} before={(place) => (place === halfway ? middle : null)} />
  );
}
