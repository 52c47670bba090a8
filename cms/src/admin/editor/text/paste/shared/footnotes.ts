import type { JSONContent } from '@tiptap/core';
import type { Span } from '../../convert/inline';

/** The notes of a pasted text, numbered in the order of their marks. */
export class Footnotes {
  private readonly numbers = new Map<string, number>();
  private readonly texts = new Map<string, JSONContent[]>();

  /** @param before how many notes the article has: the marks of a text that is pasted into it count on */
  constructor(private readonly before = 0) {}

  /** Whether a mark was read. */
  get hasMarks(): boolean {
    return this.numbers.size > 0;
  }

  /** The mark of a note, by its name. */
  mark(name: string): Span {
    const number = this.numbers.get(name) ?? this.before + this.numbers.size + 1;
    this.numbers.set(name, number);
    return { text: `[${number}]`, marks: new Set(), link: undefined };
  }

  /** Adds a paragraph of a note. */
  add(name: string, words: readonly JSONContent[]): void {
    const before = this.texts.get(name);
    if (before) before.push({ type: 'hardBreak' }, ...words);
    else this.texts.set(name, [...words]);
  }

  /** How many marks have no text. */
  countMissing(): number {
    return [...this.numbers.keys()].filter((name) => !this.texts.has(name)).length;
  }

  /** Items of a numbered list; [] without notes. */
  write(): JSONContent[] {
    const marked = [...this.numbers.keys()];
    const others = [...this.texts.keys()].filter((name) => !this.numbers.has(name));
    if (this.texts.size === 0) return [];
    // A mark without a text keeps its place, so that the numbers of the list are those of the marks.
    return [...marked, ...others].map((name) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: this.texts.get(name) ?? [] }],
    }));
  }
}
