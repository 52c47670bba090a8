import type { Block, BlockOf, BlockType } from './block';
import { getDefinition } from './registry';
import { withoutStruckWords } from './without-struck';

/**
 * The text of an article without markup, for search. One line per item, and an empty line between blocks: a word in a
 * script without spaces never continues across it.
 */
export function plainText(blocks: readonly Block[]): string {
  return withoutStruckWords(blocks)
    .map((block) => getText(block))
    .filter((text) => text !== '')
    .join('\n\n');
}

function getText<T extends BlockType>(block: BlockOf<T>): string {
  return getDefinition<T>(block.type).plainText(block);
}
