import type { ComponentType } from 'react';
import { BoldTextBlock } from './types/bold-text/BoldTextBlock';
import { CodeBlock } from './types/code-block/CodeBlock';
import { DividerBlock } from './types/divider/DividerBlock';
import { HeadingBlock } from './types/heading/HeadingBlock';
import { ImageBlock } from './types/image/ImageBlock';
import { InlineHeadingBlock } from './types/inline-heading/InlineHeadingBlock';
import { ItalicTextBlock } from './types/italic-text/ItalicTextBlock';
import { LinkBlock } from './types/link/LinkBlock';
import { ListBlock } from './types/list/ListBlock';
import { OrderedListBlock } from './types/ordered-list/OrderedListBlock';
import { ParagraphBlock } from './types/paragraph/ParagraphBlock';
import { SpacerBlock } from './types/spacer/SpacerBlock';
import { SubheadingBlock } from './types/subheading/SubheadingBlock';
import { fetchAll, onDemand } from '../lib/hydration/on-demand';
import type { BlockFragment } from './Blocks.gen';
import type { BlockPlacement } from './block-placement';

export type BlockTypename = BlockFragment['__typename'];
export type BlockOf<T extends BlockTypename> = Extract<BlockFragment, { __typename: T }>;

/** A block type without a component is a compile error. Blocks that most articles lack are loaded on demand. */
type Registry = { [T in BlockTypename]: ComponentType<BlockOf<T> & BlockPlacement> };

export const registry: Registry = {
  AdScriptBlock: onDemand(async () => (await import('./types/ad-script/AdScriptBlock')).AdScriptBlock),
  AudioBlock: onDemand(async () => (await import('./types/audio/AudioBlock')).AudioBlock),
  AutoCarouselBlock: onDemand(
    async () => (await import('./types/auto-carousel/AutoCarouselBlock')).AutoCarouselBlock,
  ),
  BlockquoteBlock: onDemand(async () => (await import('./types/blockquote/BlockquoteBlock')).BlockquoteBlock),
  BoldTextBlock,
  CodeBlock,
  DividerBlock,
  EmbedBlock: onDemand(async () => (await import('./types/embed/EmbedBlock')).EmbedBlock),
  GifBlock: onDemand(async () => (await import('./types/gif/GifBlock')).GifBlock),
  HeadingBlock,
  ImageBlock,
  InlineHeadingBlock,
  ItalicTextBlock,
  LinkBlock,
  ListBlock,
  OrderedListBlock,
  ParagraphBlock,
  RawHtmlBlock: onDemand(async () => (await import('./types/raw-html/RawHtmlBlock')).RawHtmlBlock),
  SliderWithIconsBlock: onDemand(
    async () => (await import('./types/slider-with-icons/SliderWithIconsBlock')).SliderWithIconsBlock,
  ),
  SpacerBlock,
  SubheadingBlock,
  TableBlock: onDemand(async () => (await import('./types/table/TableBlock')).TableBlock),
  VideoBlock: onDemand(async () => (await import('./types/video/VideoBlock')).VideoBlock),
};

/** Fetches the code that a page's blocks need. */
export function fetchBlocks(blocks: readonly { __typename: string }[]): Promise<void> {
  const components = new Map<string, unknown>(Object.entries(registry));
  return fetchAll(blocks.map(({ __typename }) => components.get(__typename)));
}
