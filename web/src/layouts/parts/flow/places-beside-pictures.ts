import type { BlockFragment } from '../../../blocks/Blocks.gen';
import type { BlockPlacement } from '../../../blocks/block-placement';
import { getFlowingTextLength } from './flowing-characters';

/** Estimated widths, in rem, of a picture with text beside it and of that text; and the height of the caption. */
const WIDTH_REM = 24;
const CAPTION_REM = 4;
const LINE_REM = 1.8;
const CHARACTERS_A_LINE = 45;

/**
 * The indexes of blocks that would start beside a picture with text flowing around it, estimated from the text length.
 * An ad before such a block would leave a gap beside the picture.
 */
export function findPlacesBesidePictures(
  blocks: readonly BlockFragment[],
  placed: readonly (BlockPlacement | undefined)[] = [],
): ReadonlySet<number> {
  const places = new Set<number>();
  /** The number of characters that still fit beside the last picture. */
  let room = 0;
  blocks.forEach((block, place) => {
    const characters = getFlowingTextLength(block);
    if (characters !== null && room > 0) places.add(place);
    // A block that does not flow starts below the picture.
    room = characters === null ? 0 : room - characters;
    if (placed[place]?.side) room = charactersBeside(block);
  });
  return places;
}

/** The number of characters that is as tall as the picture. A picture of unknown size counts as square. */
function charactersBeside(block: BlockFragment): number {
  const { width, height } = (block.__typename === 'ImageBlock' && block.image) || {
    width: null,
    height: null,
  };
  const ratio = width && height ? height / width : 1;
  return ((WIDTH_REM * ratio + CAPTION_REM) / LINE_REM) * CHARACTERS_A_LINE;
}
