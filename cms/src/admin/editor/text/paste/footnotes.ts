import type { JSONContent } from '@tiptap/core';
import type { Span } from '../convert/inline';
import { toInline } from '../convert/inline';

/** How word processors link a mark to its note, and the note back: Word, LibreOffice, Google Docs. */
const MARK = /^#(?:_(ftn|edn)(\d+)|sd(footnote|endnote)(\d+)sym|(ftnt)(\d+))$/i;
const NOTE = /^#(?:_(ftn|edn)ref(\d+)|sd(footnote|endnote)(\d+)anc|(ftnt)_ref(\d+))$/i;

/** Footnotes and endnotes are numbered apart. */
const getName = (pattern: RegExp, href: string): string | undefined => {
  const parts = pattern.exec(href)?.slice(1);
  return parts?.filter((group) => group !== undefined).join(' ');
};

/** The notes of a pasted text, numbered in the order of their marks. */
export class Footnotes {
  private readonly numbers = new Map<string, number>();
  private readonly texts = new Map<string, Span[]>();

  /** The text of a link that is the mark of a note; undefined: it is not. */
  readMark(href: string): string | undefined {
    const name = getName(MARK, href);
    if (name === undefined) return undefined;
    const number = this.numbers.get(name) ?? this.numbers.size + 1;
    this.numbers.set(name, number);
    return `[${number}]`;
  }

  /** The name of the note whose text begins with this link; undefined: it is not one. */
  readNote(href: string): string | undefined {
    return getName(NOTE, href);
  }

  add(name: string, spans: readonly Span[]): void {
    const before = this.texts.get(name);
    const next = before ? [...before, { text: '\n', marks: new Set<string>(), link: undefined }] : [];
    this.texts.set(name, [...next, ...spans]);
  }

  /** A heading and a numbered list, for the end of the text; [] without notes. */
  write(): JSONContent[] {
    const marked = [...this.numbers.keys()].filter((name) => this.texts.has(name));
    const others = [...this.texts.keys()].filter((name) => !this.numbers.has(name));
    const items = [...marked, ...others].map((name) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: toInline(this.texts.get(name) ?? []) }],
    }));
    if (items.length === 0) return [];
    return [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Notes' }] },
      { type: 'orderedList', content: items },
    ];
  }
}
