import { isKnown } from '../../blocks/BlockRenderer';
import type { BlockFragment } from '../../blocks/Blocks.gen';

type Side = 'start' | 'end';

/** Less text than this beside a picture, in characters, leaves a hole under it: such a picture stands alone. */
const ENOUGH_TEXT = 280;

/**
 * The side of each block that is a picture with text beside it; undefined for all others. Odd ones (the first, the
 * third) stand at the end of the line, even ones at its start.
 */
export function imageSides(blocks: readonly BlockFragment[]): (Side | undefined)[] {
  let images = 0;
  return blocks.map((block, place) => {
    if (block.__typename !== 'ImageBlock' || textAfter(blocks, place) < ENOUGH_TEXT) return undefined;
    images += 1;
    return images % 2 === 1 ? 'end' : 'start';
  });
}

/** Characters of the text that follows this place without a break. */
function textAfter(blocks: readonly BlockFragment[], place: number): number {
  let length = 0;
  for (const block of blocks.slice(place + 1).filter(isKnown)) {
    const characters = charactersOf(block);
    if (characters === null) break;
    length += characters;
  }
  return length;
}

/** As `flowingText`; a broken block is left to its own boundary, and breaks nothing here. */
function charactersOf(block: BlockFragment): number | null {
  try {
    return flowingText(block)?.length ?? null;
  } catch {
    return null;
  }
}

/** The text of a block that flows round a picture; null for one that begins below it. */
function flowingText(block: BlockFragment): string | null {
  switch (block.__typename) {
    case 'ParagraphBlock':
      return textOf(block.inline);
    case 'ListBlock':
    case 'OrderedListBlock':
      return block.items.map(({ heading, inline }) => (heading ?? '') + textOf(inline)).join('');
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

const textOf = (inline: readonly { text: string }[]) => inline.map(({ text }) => text).join('');
