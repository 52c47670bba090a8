import type { BlockFragment } from '../../../blocks/Blocks.gen';

/**
 * The text length of a block that flows around a picture; null for one that starts below it. A broken block must not
 * throw here; its own boundary handles it.
 */
export function getFlowingTextLength(block: BlockFragment): number | null {
  try {
    return flowingText(block)?.length ?? null;
  } catch {
    return null;
  }
}

/** The text of a block that flows around a picture; null for one that starts below it. */
function flowingText(block: BlockFragment): string | null {
  switch (block.__typename) {
    case 'ParagraphBlock':
      return getText(block.inline);
    case 'ListBlock':
    case 'OrderedListBlock':
      return block.items.map(({ heading, inline }) => (heading ?? '') + getText(inline)).join('');
    case 'HeadingBlock':
    case 'InlineHeadingBlock':
      return block.level > 2 ? block.text : null;
    case 'SubheadingBlock':
    case 'BlockquoteBlock':
    case 'BoldTextBlock':
    case 'ItalicTextBlock':
    case 'LinkBlock':
      return block.text;
    case 'AdScriptBlock':
    case 'AudioBlock':
    case 'AutoCarouselBlock':
    case 'CodeBlock':
    case 'DividerBlock':
    case 'EmbedBlock':
    case 'GifBlock':
    case 'ImageBlock':
    case 'RawHtmlBlock':
    case 'SliderWithIconsBlock':
    case 'SpacerBlock':
    case 'TableBlock':
    case 'VideoBlock':
      return null;
  }
}

const getText = (inline: readonly { text: string }[]) => inline.map(({ text }) => text).join('');
