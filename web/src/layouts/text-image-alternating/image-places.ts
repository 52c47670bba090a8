import { isKnown } from '../../blocks/BlockRenderer';
import type { Placed } from '../../blocks/placed';
import type { BlockFragment } from '../../blocks/Blocks.gen';
import { flowingCharacters } from '../parts/flow/flowing-characters';

/** Less text than this beside a picture, in characters, leaves a hole under it: such a picture stands alone. */
const ENOUGH_TEXT = 280;

/**
 * How each block that is a picture stands, and undefined for all others. Those at odd positions among the pictures (the
 * first, the third) are styled differently: at the end of the line where even ones are at its
 * start, or, with too little text to stand beside, wider than the text.
 */
export function imagePlaces(blocks: readonly BlockFragment[]): (Pick<Placed, 'side' | 'wide'> | undefined)[] {
  let images = 0;
  return blocks.map((block, place) => {
    if (block.__typename !== 'ImageBlock') return undefined;
    images += 1;
    const odd = images % 2 === 1;
    if (textAfter(blocks, place) < ENOUGH_TEXT) return odd ? { wide: true } : undefined;
    return { side: odd ? 'end' : 'start' };
  });
}

/** Characters of the text that follows this place without a break. */
function textAfter(blocks: readonly BlockFragment[], place: number): number {
  let length = 0;
  for (const block of blocks.slice(place + 1).filter(isKnown)) {
    const characters = flowingCharacters(block);
    if (characters === null) break;
    length += characters;
  }
  return length;
}
