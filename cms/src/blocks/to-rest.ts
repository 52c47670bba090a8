import type { Block, BlockOf, BlockType, Layout } from './block';
import { getDefinition } from './registry';
import type { RestBlock } from './rest-block';
import { withoutStruckWords } from './without-struck';

/** A block in the wire form of document 1. */
export function toRest<T extends BlockType>(block: BlockOf<T>): RestBlock {
  return getDefinition<T>(block.type).toRest(block);
}

/** The field `content` of an article in REST: the JSON string that document 1 describes (C18). */
export function toRestContent(layout: Layout, blocks: readonly Block[]): string {
  return JSON.stringify({
    layoutType: layout,
    content: withoutStruckWords(blocks).map((block) => toRest(block)),
  });
}
