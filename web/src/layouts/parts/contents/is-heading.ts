import type { BlockFragment } from '../../../blocks/Blocks.gen';

/** Whether this block is the heading of what follows it. */
export function isHeading(block: BlockFragment | undefined): boolean {
  return (
    block?.__typename === 'HeadingBlock' ||
    block?.__typename === 'InlineHeadingBlock' ||
    block?.__typename === 'SubheadingBlock'
  );
}
