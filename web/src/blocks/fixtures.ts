import { adScriptBlock } from './ad-script/AdScriptBlock.fixture';
import { audioBlock } from './audio/AudioBlock.fixture';
import { autoCarouselBlock } from './auto-carousel/AutoCarouselBlock.fixture';
import { blockquoteBlock } from './blockquote/BlockquoteBlock.fixture';
import { boldTextBlock } from './bold-text/BoldTextBlock.fixture';
import { codeBlock } from './code-block/CodeBlock.fixture';
import { dividerBlock } from './divider/DividerBlock.fixture';
import { embedBlock } from './embed/EmbedBlock.fixture';
import { gifBlock } from './gif/GifBlock.fixture';
import { headingBlock } from './heading/HeadingBlock.fixture';
import { imageBlock } from './image/ImageBlock.fixture';
import { inlineHeadingBlock } from './inline-heading/InlineHeadingBlock.fixture';
import { italicTextBlock } from './italic-text/ItalicTextBlock.fixture';
import { linkBlock } from './link/LinkBlock.fixture';
import { listBlock } from './list/ListBlock.fixture';
import { orderedListBlock } from './ordered-list/OrderedListBlock.fixture';
import { paragraphBlock } from './paragraph/ParagraphBlock.fixture';
import { rawHtmlBlock } from './raw-html/RawHtmlBlock.fixture';
import { sliderWithIconsBlock } from './slider-with-icons/SliderWithIconsBlock.fixture';
import { spacerBlock } from './spacer/SpacerBlock.fixture';
import { subheadingBlock } from './subheading/SubheadingBlock.fixture';
import { tableBlock } from './table/TableBlock.fixture';
import { videoBlock } from './video/VideoBlock.fixture';
import type { BlockOf, BlockTypename } from './registry';

/** A complete block of every type, for tests and for the style guide. */
export const fixtures: { [T in BlockTypename]: BlockOf<T> } = {
  AdScriptBlock: adScriptBlock,
  AudioBlock: audioBlock,
  AutoCarouselBlock: autoCarouselBlock,
  BlockquoteBlock: blockquoteBlock,
  BoldTextBlock: boldTextBlock,
  CodeBlock: codeBlock,
  DividerBlock: dividerBlock,
  EmbedBlock: embedBlock,
  GifBlock: gifBlock,
  HeadingBlock: headingBlock,
  ImageBlock: imageBlock,
  InlineHeadingBlock: inlineHeadingBlock,
  ItalicTextBlock: italicTextBlock,
  LinkBlock: linkBlock,
  ListBlock: listBlock,
  OrderedListBlock: orderedListBlock,
  ParagraphBlock: paragraphBlock,
  RawHtmlBlock: rawHtmlBlock,
  SliderWithIconsBlock: sliderWithIconsBlock,
  SpacerBlock: spacerBlock,
  SubheadingBlock: subheadingBlock,
  TableBlock: tableBlock,
  VideoBlock: videoBlock,
};
