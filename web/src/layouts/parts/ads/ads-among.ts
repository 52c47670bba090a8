import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { adCount, adPlaces, type MayPrecede } from './ad-places';
import { isHeading } from '../contents/is-heading';

/**
 * Where ads stand among these blocks, each before the block at that place; after the last it is their number. If there
 * is another place, none comes after a heading, a colon or an editor's ad, and each is followed by text or a heading:
 * a list, a table or a picture belongs to the words before it.
 * @param of how many blocks the article shows in all, which decides how many ads it has
 * @param wishes of the layout besides, as far as they can be had; the first is given up first
 */
export function adsAmong(
  blocks: readonly BlockFragment[],
  of = blocks.length,
  wishes: readonly MayPrecede[] = [],
): ReadonlySet<number> {
  const readsOn: MayPrecede = (place) => {
    const [before, after] = [blocks[place - 1], blocks[place]];
    return (
      !isHeading(before) &&
      !announces(before) &&
      before?.__typename !== 'AdScriptBlock' &&
      (isHeading(after) || after?.__typename === 'ParagraphBlock')
    );
  };
  return adPlaces(adCount(of), blocks.length, [
    ...wishes.map((wish) => (place: number) => readsOn(place) && wish(place)),
    readsOn,
  ]);
}

/** Whether a paragraph ends with a colon: what it announces comes next. */
function announces(block: BlockFragment | undefined): boolean {
  return block?.__typename === 'ParagraphBlock' && /[:：]\s*$/u.test(block.inline?.at(-1)?.text ?? '');
}
