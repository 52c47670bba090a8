import type { BlockOf, BlockType } from '../block';
import type { RestBlock } from '../rest-block';

/** One block type in all its forms, shared by the tests of every part of the code. */
export interface BlockFixture<T extends BlockType> {
  /** Complete, as Strapi returns it when populated. */
  entry: { __component: `blocks.${T}` } & Record<string, unknown>;
  block: BlockOf<T>;
  rest: RestBlock & { type: T };
  plainText: string;
  /** Entries that must not produce a block, by reason. */
  refused: Record<string, unknown>;
}
