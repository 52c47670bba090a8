import type { ComponentType } from 'react';
import { AdScriptBlock } from './ad-script/AdScriptBlock';
import { AudioBlock } from './audio/AudioBlock';
import { AutoCarouselBlock } from './auto-carousel/AutoCarouselBlock';
import { BlockquoteBlock } from './blockquote/BlockquoteBlock';
import { BoldTextBlock } from './bold-text/BoldTextBlock';
import { CodeBlock } from './code-block/CodeBlock';
import { DividerBlock } from './divider/DividerBlock';
import { EmbedBlock } from './embed/EmbedBlock';
import { GifBlock } from './gif/GifBlock';
import { HeadingBlock } from './heading/HeadingBlock';
import { ImageBlock } from './image/ImageBlock';
import { InlineHeadingBlock } from './inline-heading/InlineHeadingBlock';
import { ItalicTextBlock } from './italic-text/ItalicTextBlock';
import { LinkBlock } from './link/LinkBlock';
import { ListBlock } from './list/ListBlock';
import { OrderedListBlock } from './ordered-list/OrderedListBlock';
import { ParagraphBlock } from './paragraph/ParagraphBlock';
import { RawHtmlBlock } from './raw-html/RawHtmlBlock';
import { SliderWithIconsBlock } from './slider-with-icons/SliderWithIconsBlock';
import { SpacerBlock } from './spacer/SpacerBlock';
import { SubheadingBlock } from './subheading/SubheadingBlock';
import { TableBlock } from './table/TableBlock';
import { VideoBlock } from './video/VideoBlock';
import type { BlockFragment } from './Blocks.gen';
import type { Placed } from './placed';

export type BlockTypename = BlockFragment['__typename'];
export type BlockOf<T extends BlockTypename> = Extract<BlockFragment, { __typename: T }>;

/** Every block type has its component, or the program does not compile. */
export type Registry = { [T in BlockTypename]: ComponentType<BlockOf<T> & Placed> };

export const registry: Registry = {
  AdScriptBlock,
  AudioBlock,
  AutoCarouselBlock,
  BlockquoteBlock,
  BoldTextBlock,
  CodeBlock,
  DividerBlock,
  EmbedBlock,
  GifBlock,
  HeadingBlock,
  ImageBlock,
  InlineHeadingBlock,
  ItalicTextBlock,
  LinkBlock,
  ListBlock,
  OrderedListBlock,
  ParagraphBlock,
  RawHtmlBlock,
  SliderWithIconsBlock,
  SpacerBlock,
  SubheadingBlock,
  TableBlock,
  VideoBlock,
};
