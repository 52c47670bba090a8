import type { JSONContent } from '@tiptap/core';
import { toInline, type Span } from '../../convert/inline';
import { attachCaptions } from './captions';
import { isOutside } from '../shared/nodes';
import { tidyParagraphs } from '../shared/tidy-spans';
import { nestItems, type FlatItem } from './list-items';

/** Makes blocks of words. */
export type CreateBlocks = (spans: readonly Span[]) => JSONContent[];

export const createParagraphs: CreateBlocks = (spans) =>
  tidyParagraphs(spans).map((words) => ({ type: 'paragraph', content: toInline(words) }));

/** Collects the blocks of a text from its words, pictures and items, in their order. */
export class TextBuilder {
  private readonly nodes: JSONContent[] = [];
  private spans: Span[] = [];
  private create = createParagraphs;
  private items: FlatItem[] = [];
  /** What is in items but cannot stay there: it follows the list. */
  private outside: JSONContent[] = [];
  /** The last quotation of several lines, which the next line may continue. */
  private quotation: JSONContent | undefined;

  /** @param depth of the list in which the words are; 0: in none */
  constructor(readonly depth: number) {}

  addWords(span: Span): void {
    this.spans.push(span);
  }

  /** @param read adds the words of a block */
  addBlock(read: () => void, create = createParagraphs): void {
    const { create: before } = this;
    this.endBlock();
    this.create = create;
    read();
    this.endBlock();
    this.create = before;
  }

  addNode(node: JSONContent | undefined): void {
    this.endBlock();
    if (this.depth === 0) this.endItems();
    if (node) this.nodes.push(node);
  }

  /** Lines one after another are one quotation. */
  addQuotedLine(content: JSONContent[]): void {
    this.endBlock();
    const last = this.nodes.at(-1);
    if (last && last === this.quotation && this.items.length === 0)
      last.content?.push({ type: 'hardBreak' }, ...content);
    else {
      this.quotation = { type: 'quote', content };
      this.addNode(this.quotation);
    }
  }

  /**
   * An item, unless it has no words.
   * @param nodes what is in it
   * @param inner the items of lists in it
   */
  addItem(item: FlatItem, nodes: readonly JSONContent[] = [], inner: readonly FlatItem[] = []): void {
    this.endBlock();
    if (item.content.length > 0) this.items.push(item);
    this.items.push(...inner);
    this.outside.push(...nodes.filter(isOutside));
  }

  /** What was collected. In a list, `items` are those of the lists in it. */
  end(): { nodes: JSONContent[]; items: FlatItem[] } {
    this.endBlock();
    if (this.depth === 0) this.endItems();
    return { nodes: attachCaptions([...this.nodes, ...this.outside]), items: this.items };
  }

  private endBlock(): void {
    const { spans } = this;
    this.spans = [];
    if (spans.length > 0) for (const node of this.create(spans)) this.addNode(node);
  }

  private endItems(): void {
    if (this.items.length + this.outside.length === 0) return;
    this.nodes.push(...nestItems(this.items), ...this.outside);
    this.items = [];
    this.outside = [];
  }
}
