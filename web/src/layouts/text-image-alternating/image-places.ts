import { isKnownBlock } from '../../blocks/BlockRenderer';
import type { BlockPlacement } from '../../blocks/block-placement';
import type { BlockFragment } from '../../blocks/Blocks.gen';
import { getFlowingTextLength } from '../parts/flow/flowing-characters';

/** In characters. Less text than this beside a picture would leave a gap under it, so such a picture stands alone. */
const ENOUGH_TEXT = 280;

/**
 * The placement of each picture block, and undefined for all other blocks. Pictures at odd positions (the first, the
 * third) are at the end of the line and even ones at its start. With too little text beside them, odd ones extend
 * beyond the text column instead.
 */
export function getImagePlacements(
  blocks: readonly BlockFragment[],
): (Pick<BlockPlacement, 'side' | 'wide'> | undefined)[] {
  let images = 0;
  return blocks.map((block, place) => {
    if (block.__typename !== 'ImageBlock') return undefined;
    images += 1;
    const odd = images % 2 === 1;
    if (textAfter(blocks, place) < ENOUGH_TEXT) return odd ? { wide: true } : undefined;
    return { side: odd ? 'end' : 'start' };
  });
}

/** The length of the text that follows this index without interruption. */
function textAfter(blocks: readonly BlockFragment[], place: number): number {
  let length = 0;
  for (const block of blocks.slice(place + 1).filter(isKnownBlock)) {
    const characters = getFlowingTextLength(block);
    if (characters === null) break;
    length += characters;
  }
  return length;
}
