import { isKnownBlock } from '../../blocks/BlockRenderer';
import type { BlockFragment } from '../../blocks/Blocks.gen';
import styles from './NothingToRead.module.css';

interface Props {
  /** The blocks that the layout would show. */
  blocks: readonly BlockFragment[];
  /** All blocks of the article. */
  of: readonly BlockFragment[];
}

/** A notice in place of an article without text; renders nothing if there is some. */
export function NothingToRead({ blocks, of }: Props) {
  if (hasSomethingToRead(blocks)) return null;
  return (
    <p className={styles.none}>
      {of.length === 0 ? 'No content blocks to display.' : 'No content available.'}
    </p>
  );
}

/** Blocks that only separate their neighbours. */
const EMPTY: ReadonlySet<string> = new Set(['DividerBlock', 'SpacerBlock']);

export const hasSomethingToRead = (blocks: readonly BlockFragment[]): boolean =>
  blocks.some((block) => isKnownBlock(block) && !EMPTY.has(block.__typename));
