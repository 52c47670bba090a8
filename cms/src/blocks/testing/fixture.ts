import type { BlockOf, BlockType } from '../block';
import type { RestBlock } from '../rest-block';

/** One block type in all its forms; tests of every part of the program start from these. */
export interface BlockFixture<T extends BlockType> {
  /** Complete, as Strapi answers it when populated. */
  entry: { __component: `blocks.${T}` } & Record<string, unknown>;
  block: BlockOf<T>;
  rest: RestBlock & { type: T };
  plainText: string;
  /** Entries that must give no block, each by the reason. */
  refused: Record<string, unknown>;
}
