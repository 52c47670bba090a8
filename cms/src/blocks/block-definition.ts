import type { Block, BlockOf, BlockType } from './block';
import type { RestBlock } from './rest-block';

/** Everything the CMS knows about one block type. Every function is pure. */
export interface BlockDefinition<T extends BlockType> {
  /** Parses what Strapi stores, populated. Null when it is incomplete or hostile. Never throws, whatever the input. */
  read(entry: unknown): BlockOf<T> | null;
  /** Its REST representation. */
  toRest(block: BlockOf<T>): RestBlock;
  /** The visible words without markup, with "\n" between lines; '' when there are none. Used for search. */
  plainText(block: BlockOf<T>): string;
}

/** The same for the editor's prose, where one entry becomes many blocks. */
export interface ProseDefinition {
  /** Never throws; [] when there is nothing to show. */
  read(entry: unknown): Block[];
}
