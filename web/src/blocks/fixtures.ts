import { adScriptBlock } from './types/ad-script/AdScriptBlock.fixture';
import { audioBlock } from './types/audio/AudioBlock.fixture';
import { autoCarouselBlock } from './types/auto-carousel/AutoCarouselBlock.fixture';
import { blockquoteBlock } from './types/blockquote/BlockquoteBlock.fixture';
import { boldTextBlock } from './types/bold-text/BoldTextBlock.fixture';
import { codeBlock } from './types/code-block/CodeBlock.fixture';
import { dividerBlock } from './types/divider/DividerBlock.fixture';
import { embedBlock } from './types/embed/EmbedBlock.fixture';
import { gifBlock } from './types/gif/GifBlock.fixture';
import { headingBlock } from './types/heading/HeadingBlock.fixture';
import { imageBlock } from './types/image/ImageBlock.fixture';
import { inlineHeadingBlock } from './types/inline-heading/InlineHeadingBlock.fixture';
import { italicTextBlock } from './types/italic-text/ItalicTextBlock.fixture';
import { linkBlock } from './types/link/LinkBlock.fixture';
import { listBlock } from './types/list/ListBlock.fixture';
import { orderedListBlock } from './types/ordered-list/OrderedListBlock.fixture';
import { paragraphBlock } from './types/paragraph/ParagraphBlock.fixture';
import { rawHtmlBlock } from './types/raw-html/RawHtmlBlock.fixture';
import { sliderWithIconsBlock } from './types/slider-with-icons/SliderWithIconsBlock.fixture';
import { spacerBlock } from './types/spacer/SpacerBlock.fixture';
import { subheadingBlock } from './types/subheading/SubheadingBlock.fixture';
import { tableBlock } from './types/table/TableBlock.fixture';
import { videoBlock } from './types/video/VideoBlock.fixture';
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
