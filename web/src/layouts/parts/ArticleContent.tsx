import type { ReactNode } from 'react';
import { BlockRenderer } from '../../blocks/BlockRenderer';
import type { BlockFragment } from '../../blocks/Blocks.gen';
import type { Placed } from '../../blocks/placed';
import { adsAmong } from './ads/ads-among';
import { AdSlot } from './ads/AdSlot';
import { getMiddle } from './flow/middle';
import { hasSomethingToRead, NothingToRead } from './NothingToRead';
import { placesBesidePictures } from './flow/places-beside-pictures';

interface Props {
  blocks: readonly BlockFragment[];
  /** All blocks of the article, where the layout shows some of them. */
  of?: readonly BlockFragment[];
  placed?: readonly (Placed | undefined)[];
  /** How many blocks the layout shows elsewhere: they count for the ads. */
  elsewhere?: number;
  /** Stands halfway through the blocks. */
  middle?: ReactNode;
}

/** The blocks with ads among them, or the sentence that says why there is nothing to read. */
export function ArticleContent({ blocks, of = blocks, placed, elsewhere = 0, middle }: Props) {
  if (!hasSomethingToRead(blocks)) return <NothingToRead blocks={blocks} of={of} />;
  const halfway = middle ? getMiddle(blocks) : -1;
  const beside = placesBesidePictures(blocks, placed);
  const ads = adsAmong(blocks, blocks.length + elsewhere, [
    (place) => place !== halfway && !beside.has(place),
    // A picture keeps at least the text that begins beside it.
    (place) => !placed?.[place - 1]?.side,
  ]);
  return (
    <>
      <BlockRenderer
        blocks={blocks}
        placed={placed}
        before={(place) => inBetween(place === halfway && middle, ads.has(place))}
      />
      {ads.has(blocks.length) && <AdSlot />}
    </>
  );
}

function inBetween(middle: ReactNode, ad: boolean): ReactNode {
  return (
    <>
      {middle}
      {ad && <AdSlot />}
    </>
  );
}
