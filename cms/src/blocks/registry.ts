import type { BlockType } from './block';
import type { BlockDefinition, ProseDefinition } from './block-definition';
import { adScript } from './types/ad-script/ad-script';
import { audio } from './types/audio/audio';
import { autoCarousel } from './types/auto-carousel/auto-carousel';
import { blockquote } from './types/blockquote/blockquote';
import { boldText } from './types/bold-text/bold-text';
import { codeBlock } from './types/code-block/code-block';
import { divider } from './types/divider/divider';
import { embed } from './types/embed/embed';
import { gif } from './types/gif/gif';
import { heading } from './types/heading/heading';
import { image } from './types/image/image';
import { inlineHeading } from './types/inline-heading/inline-heading';
import { italicText } from './types/italic-text/italic-text';
import { link } from './types/link/link';
import { list } from './types/list/list';
import { orderedList } from './types/ordered-list/ordered-list';
import { paragraph } from './types/paragraph/paragraph';
import { rawHtml } from './types/raw-html/raw-html';
import { richText } from './types/rich-text/rich-text';
import { sliderWithIcons } from './types/slider-with-icons/slider-with-icons';
import { spacer } from './types/spacer/spacer';
import { subheading } from './types/subheading/subheading';
import { table } from './types/table/table';
import { video } from './types/video/video';

/** One entry per component in src/components/blocks, by file name. A missing one does not compile. */
type Registry = { [T in BlockType]: BlockDefinition<T> } & { 'rich-text': ProseDefinition };

export const registry: Registry = {
  'rich-text': richText,
  heading,
  paragraph,
  'inline-heading': inlineHeading,
  subheading,
  image,
  list,
  'ordered-list': orderedList,
  'bold-text': boldText,
  'italic-text': italicText,
  link,
  blockquote,
  'code-block': codeBlock,
  gif,
  audio,
  embed,
  video,
  divider,
  spacer,
  table,
  'slider-with-icons': sliderWithIcons,
  'auto-carousel': autoCarousel,
  'raw-html': rawHtml,
  'ad-script': adScript,
};

/**
 * The definition of a component; null when there is none.
 * @param name as Strapi names it, `blocks.heading`
 */
export function getComponent(name: string): Registry[keyof Registry] | null {
  const known = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
  return isKnown(known) ? registry[known] : null;
}

/** The definition of a block type. */
export function getDefinition<T extends BlockType>(type: T): BlockDefinition<T> {
  const definitions: { [K in BlockType]: BlockDefinition<K> } = registry;
  return definitions[type];
}

const PREFIX = 'blocks.';

function isKnown(name: string): name is keyof Registry {
  return Object.hasOwn(registry, name);
}
