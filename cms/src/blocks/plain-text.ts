import type { Block, BlockOf, BlockType } from './block';
import { definitionOf } from './registry';
import { withoutStruckWords } from './without-struck';

/** The words of an article, without markup, one line a block or item: what search looks through. */
export function plainText(blocks: readonly Block[]): string {
  return withoutStruckWords(blocks)
    .map((block) => textOf(block))
    .filter((text) => text !== '')
    .join('\n');
}

function textOf<T extends BlockType>(block: BlockOf<T>): string {
  return definitionOf<T>(block.type).plainText(block);
}
