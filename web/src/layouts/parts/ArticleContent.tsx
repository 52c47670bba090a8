import type { ReactNode } from 'react';
import { BlockRenderer } from '../../blocks/BlockRenderer';
import type { BlockFragment } from '../../blocks/Blocks.gen';
import type { BlockPlacement } from '../../blocks/block-placement';
import { placeAds } from './ads/place-ads';
import { AdSlot } from './ads/AdSlot';
import { getMiddleIndex } from './flow/middle';
import { hasSomethingToRead, NothingToRead } from './NothingToRead';
import { findPlacesBesidePictures } from './flow/places-beside-pictures';

interface Props {
  blocks: readonly BlockFragment[];
  /** All blocks of the article, if the layout shows only some of them. */
  of?: readonly BlockFragment[];
  placed?: readonly (BlockPlacement | undefined)[];
  /** The number of blocks that the layout shows elsewhere; they count towards the number of ads. */
  elsewhere?: number;
  /** Inserted halfway through the blocks. */
  middle?: ReactNode;
}

/** The blocks with ads in between, or a notice if there is nothing to read. */
export function ArticleContent({ blocks, of = blocks, placed, elsewhere = 0, middle }: Props) {
  if (!hasSomethingToRead(blocks)) return <NothingToRead blocks={blocks} of={of} />;
  const halfway = middle ? getMiddleIndex(blocks) : -1;
  const beside = findPlacesBesidePictures(blocks, placed);
  const ads = placeAds(blocks, blocks.length + elsewhere, [
    (place) => place !== halfway && !beside.has(place),
    // The first text beside a picture stays with it.
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
