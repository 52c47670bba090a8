import type { BlockFragment } from '../../../blocks/Blocks.gen';
import type { Placed } from '../../../blocks/placed';
import { flowingCharacters } from './flowing-characters';

/** A picture with text beside it is so wide, in rem, and so is the text; of its caption comes this much. */
const WIDTH_REM = 24;
const CAPTION_REM = 4;
const LINE_REM = 1.8;
const CHARACTERS_A_LINE = 45;

/**
 * The places where what comes before the block would stand beside a picture that text flows round, as far as the amount
 * of text tells. An ad there would leave a hole beside the picture.
 */
export function placesBesidePictures(
  blocks: readonly BlockFragment[],
  placed: readonly (Placed | undefined)[] = [],
): ReadonlySet<number> {
  const places = new Set<number>();
  /** Characters that the last picture still has room for beside it. */
  let room = 0;
  blocks.forEach((block, place) => {
    const characters = flowingCharacters(block);
    if (characters !== null && room > 0) places.add(place);
    // What does not flow begins below the picture.
    room = characters === null ? 0 : room - characters;
    if (placed[place]?.side) room = charactersBeside(block);
  });
  return places;
}

/** As much text as is as tall as the picture; one whose size nobody knows is taken for a square. */
function charactersBeside(block: BlockFragment): number {
  const { width, height } = (block.__typename === 'ImageBlock' && block.image) || {
    width: null,
    height: null,
  };
  const ratio = width && height ? height / width : 1;
  return ((WIDTH_REM * ratio + CAPTION_REM) / LINE_REM) * CHARACTERS_A_LINE;
}
