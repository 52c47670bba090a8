import type { BlockFragment } from '../../blocks/Blocks.gen';
import { adCount, adPlaces } from './adPlaces';
import { isHeading } from './isHeading';

/**
 * Where ads stand among these blocks, each before the block at that place; after the last it is their number. How many
 * goes by how many blocks there are (document 1, section 9). None comes between a heading and its text, or before a list, which
 * the sentence above it begins.
 * @param mayPrecede whether something may stand between this block and the one before it
 */
export function adsAmong(
  blocks: readonly BlockFragment[],
  mayPrecede: (place: number) => boolean = () => true,
): ReadonlySet<number> {
  return adPlaces(
    adCount(blocks.length),
    blocks.length,
    (place) => !isHeading(blocks[place - 1]) && !isList(blocks[place]) && mayPrecede(place),
  );
}

function isList(block: BlockFragment | undefined): boolean {
  return block?.__typename === 'ListBlock' || block?.__typename === 'OrderedListBlock';
}
