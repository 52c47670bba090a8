import type { Block, BlockOf, BlockType } from './block';
import type { RestBlock } from './rest-block';

/** All that the CMS knows of one block type. Every function is pure. */
export interface BlockDefinition<T extends BlockType> {
  /** From what Strapi stores, populated. Null: incomplete or hostile. Never throws, whatever it is given. */
  read(entry: unknown): BlockOf<T> | null;
  /** Its wire form in REST. */
  toRest(block: BlockOf<T>): RestBlock;
  /** The words a reader reads, without markup, "\n" between lines; '' where there are none. For search. */
  plainText(block: BlockOf<T>): string;
}

/** The same for the editor's prose, one entry of which is many blocks. */
export interface ProseDefinition {
  /** Never throws; [] when there is nothing to show. */
  read(entry: unknown): Block[];
}
