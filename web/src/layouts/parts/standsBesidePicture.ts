import type { BlockFragment } from '../../blocks/Blocks.gen';
import type { Placed } from '../../blocks/placed';
import { flowingCharacters } from './flowingCharacters';

/** A picture with text beside it is so wide, in rem, and so is the text; of its caption comes this much. */
const WIDTH_REM = 24;
const CAPTION_REM = 4;
const LINE_REM = 1.8;
const CHARACTERS_A_LINE = 45;

/**
 * Whether what comes before the block at this place would stand beside a picture that text flows round, as far as the
 * amount of text tells. An ad there would leave a hole beside the picture.
 */
export function standsBesidePicture(
  blocks: readonly BlockFragment[],
  placed: readonly (Placed | undefined)[] | undefined,
  place: number,
): boolean {
  if (beginsBelow(blocks[place])) return false;
  let characters = 0;
  for (let before = place - 1; before >= 0; before -= 1) {
    const block = blocks[before];
    if (placed?.[before]?.side) return characters < charactersBeside(block);
    if (beginsBelow(block)) return false;
    characters += (block && flowingCharacters(block)) ?? 0;
  }
  return false;
}

/** The end of the article does as well. */
function beginsBelow(block: BlockFragment | undefined): boolean {
  return block === undefined || flowingCharacters(block) === null;
}

/** As much text as is as tall as the picture; one whose size nobody knows is taken for a square. */
function charactersBeside(block: BlockFragment | undefined): number {
  const { width, height } = (block?.__typename === 'ImageBlock' && block.image) || {
    width: null,
    height: null,
  };
  const ratio = width && height ? height / width : 1;
  return ((WIDTH_REM * ratio + CAPTION_REM) / LINE_REM) * CHARACTERS_A_LINE;
}
