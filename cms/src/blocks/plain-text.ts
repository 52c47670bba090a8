import type { Block, BlockOf, BlockType } from './block';
import { getDefinition } from './registry';
import { withoutStruckWords } from './without-struck';

/**
 * The words of an article, without markup: what search looks through. One line an item, and an empty one between blocks,
 * over which no word of a script without blanks goes on.
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
