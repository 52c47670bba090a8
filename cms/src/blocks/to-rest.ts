import type { Block, BlockOf, BlockType, Layout } from './block';
import { getDefinition } from './registry';
import type { RestBlock } from './rest-block';
import { withoutStruckWords } from './without-struck';

/** The REST representation of a block. */
export function toRest<T extends BlockType>(block: BlockOf<T>): RestBlock {
  return getDefinition<T>(block.type).toRest(block);
}

/** The REST field `content` of an article: a JSON string (C18). */
export function toRestContent(layout: Layout, blocks: readonly Block[]): string {
  return JSON.stringify({
    layoutType: layout,
    content: withoutStruckWords(blocks).map((block) => toRest(block)),
  });
}
