import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { BlockBoundary } from './BlockBoundary';
import type { BlockFragment } from './Blocks.gen';
import { getHeadingIds } from './heading-ids';
import type { BlockPlacement } from './block-placement';
import { registry, type BlockOf, type BlockTypename } from './registry';
import { warnOnce } from './warn-once';

interface Props {
  blocks: readonly BlockFragment[];
  /** Placement data from the layout, by block index. */
  placed?: readonly (BlockPlacement | undefined)[];
  /** Content that a layout inserts before this block, such as a banner. */
  before?: (place: number) => ReactNode;
}

/** Renders an article's blocks in order. Skips a block type that this build does not know, with a single warning. */
export function BlockRenderer({ blocks, placed = [], before }: Props) {
  const anchors = getHeadingIds(blocks);
  return blocks.map((block, place) => (
    <Fragment key={`${place} ${block.__typename}`}>
      {before?.(place)}
      {isKnownBlock(block) ? (
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

/** Whether this build has a component for the block. A newer CMS can send block types that it does not know. */
export function isKnownBlock({ __typename }: { __typename: string }): boolean {
  const known = Object.hasOwn(registry, __typename);
  if (!known)
    warnOnce(`The block type "${__typename}" is not known to this version of the site and was skipped.`);
  return known;
}

function show<T extends BlockTypename>(type: T, props: BlockOf<T> & BlockPlacement): ReactNode {
  const Block: ComponentType<BlockOf<T> & BlockPlacement> = registry[type];
  return createElement(Block, props);
}
