import type { Node } from '@tiptap/pm/model';
import { isProseNode, isStoredBlock, toList, type ProseNode, type StoredBlock } from '../../stored';

/** What a node of the text was read from. */
export interface Source {
  block: StoredBlock;
  /** If the block is prose: the part of it. */
  prose?: ProseNode;
  /** The node as it was read. */
  node: Node;
}

/** Knows what each node of a text was read from, by its key. */
export class Sources {
  private readonly byKey = new Map<string, Source>();
  private count = 0;

  /** Adds what a node was read from. @returns the node with its key */
  add({ node, ...source }: Source): Node {
    this.count += 1;
    const key = String(this.count);
    return this.set(key, { ...source, node });
  }

  /** Replaces what the node with this key was read from: the same text, stored again. */
  set(key: string, { node, ...source }: Source): Node {
    const keyed = node.type.create({ ...node.attrs, key }, node.content, node.marks);
    this.byKey.set(key, { ...source, node: keyed });
    return keyed;
  }

  get(node: Node): Source | undefined {
    const key: unknown = node.attrs.key;
    return typeof key === 'string' ? this.byKey.get(key) : undefined;
  }

  /** The same text is in other objects now, such as those that a save returns. */
  follow(before: readonly unknown[], after: readonly unknown[]): void {
    const indexes = new Map(before.map((block, index) => [block, index]));
    for (const [key, source] of this.byKey) {
      const index = indexes.get(source.block);
      const block = index === undefined ? undefined : after[index];
      if (!isStoredBlock(block)) continue;
      const prose = source.prose && toList(block.body)[toList(source.block.body).indexOf(source.prose)];
      if (source.prose && !isProseNode(prose)) continue;
      this.byKey.set(key, { block, node: source.node, ...(isProseNode(prose) && { prose }) });
    }
  }
}
