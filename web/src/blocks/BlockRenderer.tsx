import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { BlockBoundary } from './BlockBoundary';
import type { BlockFragment } from './Blocks.gen';
import { headingIds } from './heading-ids';
import type { Placed } from './placed';
import { registry, type BlockOf, type BlockTypename } from './registry';
import { warnOnce } from './warn-once';

interface Props {
  blocks: readonly BlockFragment[];
  /** What a layout gives the block at each place, if anything. */
  placed?: readonly (Placed | undefined)[];
  /** What a layout puts before the block at this place, such as a banner. */
  before?: (place: number) => ReactNode;
}

/** An article's blocks in their order. A type that this build does not know is skipped with one warning. */
export function BlockRenderer({ blocks, placed = [], before }: Props) {
  const anchors = headingIds(blocks);
  return blocks.map((block, place) => (
    <Fragment key={`${place} ${block.__typename}`}>
      {before?.(place)}
      {isKnown(block) ? (
        <BlockBoundary>
          {show(block.__typename, {
            ...block,
            ...placed[place],
            anchor: placed[place]?.anchor ?? anchors[place],
          })}
        </BlockBoundary>
      ) : null}
    </Fragment>
  ));
}

/** Whether this build has a component for the block: a newer CMS may send types that it does not know. */
export function isKnown({ __typename }: { __typename: string }): boolean {
  const known = Object.hasOwn(registry, __typename);
  if (!known)
    warnOnce(`The block type "${__typename}" is not known to this version of the site; it was left out.`);
  return known;
}

function show<T extends BlockTypename>(type: T, props: BlockOf<T> & Placed): ReactNode {
  const Block: ComponentType<BlockOf<T> & Placed> = registry[type];
  return createElement(Block, props);
}
