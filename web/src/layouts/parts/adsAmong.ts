import type { BlockFragment } from '../../blocks/Blocks.gen';
import { adCount, adPlaces, type MayPrecede } from './adPlaces';
import { isHeading } from './isHeading';

/**
 * Where ads stand among these blocks, each before the block at that place; after the last it is their number. None
 * comes between a heading and its text, between a list and the sentence that begins it, or after a colon, if there is
 * another place.
 * @param of how many blocks the article shows in all, which decides how many ads it has (document 1, section 9)
 * @param wishes of the layout besides, as far as they can be had; the first is given up first
 */
export function adsAmong(
  blocks: readonly BlockFragment[],
  of = blocks.length,
  wishes: readonly MayPrecede[] = [],
): ReadonlySet<number> {
  const readsOn: MayPrecede = (place) =>
    !isHeading(blocks[place - 1]) &&
    !announces(blocks[place - 1]) &&
    !(isList(blocks[place]) && !isList(blocks[place - 1]));
  return adPlaces(adCount(of), blocks.length, [
    ...wishes.map((wish) => (place: number) => readsOn(place) && wish(place)),
    readsOn,
  ]);
}

function isList(block: BlockFragment | undefined): boolean {
  return block?.__typename === 'ListBlock' || block?.__typename === 'OrderedListBlock';
}

/** Whether a paragraph ends with a colon: what it announces comes next. */
function announces(block: BlockFragment | undefined): boolean {
  return block?.__typename === 'ParagraphBlock' && /[:：]\s*$/u.test(block.inline?.at(-1)?.text ?? '');
}
