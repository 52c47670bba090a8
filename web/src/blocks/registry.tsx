import type { ComponentType } from 'react';
import { BoldTextBlock } from './bold-text/BoldTextBlock';
import { CodeBlock } from './code-block/CodeBlock';
import { DividerBlock } from './divider/DividerBlock';
import { HeadingBlock } from './heading/HeadingBlock';
import { ImageBlock } from './image/ImageBlock';
import { InlineHeadingBlock } from './inline-heading/InlineHeadingBlock';
import { ItalicTextBlock } from './italic-text/ItalicTextBlock';
import { LinkBlock } from './link/LinkBlock';
import { ListBlock } from './list/ListBlock';
import { OrderedListBlock } from './ordered-list/OrderedListBlock';
import { ParagraphBlock } from './paragraph/ParagraphBlock';
import { SpacerBlock } from './spacer/SpacerBlock';
import { SubheadingBlock } from './subheading/SubheadingBlock';
import { fetchAll, onDemand } from '../lib/hydration/on-demand';
import type { BlockFragment } from './Blocks.gen';
import type { BlockPlacement } from './block-placement';

export type BlockTypename = BlockFragment['__typename'];
export type BlockOf<T extends BlockTypename> = Extract<BlockFragment, { __typename: T }>;

/** A block type without a component is a compile error. Blocks that most articles lack are loaded on demand. */
export type Registry = { [T in BlockTypename]: ComponentType<BlockOf<T> & BlockPlacement> };

export const registry: Registry = {
  AdScriptBlock: onDemand(async () => (await import('./ad-script/AdScriptBlock')).AdScriptBlock),
  AudioBlock: onDemand(async () => (await import('./audio/AudioBlock')).AudioBlock),
  AutoCarouselBlock: onDemand(
    async () => (await import('./auto-carousel/AutoCarouselBlock')).AutoCarouselBlock,
  ),
  BlockquoteBlock: onDemand(async () => (await import('./blockquote/BlockquoteBlock')).BlockquoteBlock),
  BoldTextBlock,
  CodeBlock,
  DividerBlock,
  EmbedBlock: onDemand(async () => (await import('./embed/EmbedBlock')).EmbedBlock),
  GifBlock: onDemand(async () => (await import('./gif/GifBlock')).GifBlock),
  HeadingBlock,
  ImageBlock,
  InlineHeadingBlock,
  ItalicTextBlock,
  LinkBlock,
  ListBlock,
  OrderedListBlock,
  ParagraphBlock,
  RawHtmlBlock: onDemand(async () => (await import('./raw-html/RawHtmlBlock')).RawHtmlBlock),
  SliderWithIconsBlock: onDemand(
    async () => (await import('./slider-with-icons/SliderWithIconsBlock')).SliderWithIconsBlock,
  ),
  SpacerBlock,
  SubheadingBlock,
  TableBlock: onDemand(async () => (await import('./table/TableBlock')).TableBlock),
  VideoBlock: onDemand(async () => (await import('./video/VideoBlock')).VideoBlock),
};

/** Fetches the code that a page's blocks need. */
export function fetchBlocks(blocks: readonly { __typename: string }[]): Promise<void> {
  const components = new Map<string, unknown>(Object.entries(registry));
  return fetchAll(blocks.map(({ __typename }) => components.get(__typename)));
}
