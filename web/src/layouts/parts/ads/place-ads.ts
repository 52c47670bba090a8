import type { BlockFragment } from '../../../blocks/Blocks.gen';
import { getAdCount, distributeAds, type AdRule } from './distribute-ads';
import { isHeading } from '../contents/is-heading';

/**
 * The places of ads among these blocks. Each is the index of the block that the ad precedes; the number of blocks means
 * after the last one. If another place is available, no ad follows a heading, a colon or an editor's ad, and each ad is
 * followed by text or a heading: a list, a table or a picture belongs to the text before it.
 * @param of the number of blocks that the article shows in total, which determines the number of ads
 * @param wishes further rules of the layout, applied if possible; the first is dropped first
 */
export function placeAds(
  blocks: readonly BlockFragment[],
  of = blocks.length,
  wishes: readonly AdRule[] = [],
): ReadonlySet<number> {
  const readsOn: AdRule = (place) => {
    const [before, after] = [blocks[place - 1], blocks[place]];
    return (
      !isHeading(before) &&
      !announces(before) &&
      before?.__typename !== 'AdScriptBlock' &&
      (isHeading(after) || after?.__typename === 'ParagraphBlock')
    );
  };
  return distributeAds(getAdCount(of), blocks.length, [
    ...wishes.map((wish) => (place: number) => readsOn(place) && wish(place)),
    readsOn,
  ]);
}

/** Whether a paragraph ends with a colon and so introduces the next block. */
function announces(block: BlockFragment | undefined): boolean {
  return block?.__typename === 'ParagraphBlock' && /[:：]\s*$/u.test(block.inline?.at(-1)?.text ?? '');
}
