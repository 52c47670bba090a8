import type { BlockFragment } from '../../blocks/Blocks.gen';
import type { Placed } from '../../blocks/placed';

/**
 * Whether what comes before the block at this place could stand beside a picture that text flows round: a heading of
 * level 2 ends that. An ad there would leave a hole beside the picture.
 */
export function standsBesidePicture(
  blocks: readonly BlockFragment[],
  placed: readonly (Placed | undefined)[] | undefined,
  place: number,
): boolean {
  if (beginsBelow(blocks[place])) return false;
  for (let before = place - 1; before >= 0 && !beginsBelow(blocks[before]); before -= 1) {
    if (placed?.[before]?.side) return true;
  }
  return false;
}

function beginsBelow(block: BlockFragment | undefined): boolean {
  return block === undefined || (block.__typename === 'HeadingBlock' && block.level <= 2);
}
