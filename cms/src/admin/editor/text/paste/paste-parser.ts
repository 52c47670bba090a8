import type { JSONContent } from '@tiptap/core';
import { DOMParser, Fragment, Slice, type Node, type ParseOptions, type Schema } from '@tiptap/pm/model';
import { readHtml } from './html/read-html';
import { isTooMuch, refuse } from './limits';
import type { PastedText } from './shared/pasted-text';

/** What is pasted. */
export interface Pasted {
  slice: Slice;
  /** Items for the list of notes at the end of the article. */
  notes: readonly Node[];
}

/** What a parser has to know of the text, and whom it tells. */
interface Around {
  countNotes: () => number;
  /** Gets what was read of markup from elsewhere. */
  onRead: (pasted: Pasted) => void;
}

/** Reads what is pasted or dropped as nodes of the text. What was copied from a text is read as it was. */
export class PasteParser extends DOMParser {
  private around: Around = { countNotes: () => 0, onRead: () => undefined };

  static of(schema: Schema, around: Around): PasteParser {
    const parser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);
    parser.around = around;
    return parser;
  }

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    if (dom.querySelector('[data-pm-slice]')) return super.parseSlice(dom, options);
    const { report, ...text } = readHtml(dom, this.around.countNotes());
    report.show();
    const pasted = toPasted(text, this.schema);
    this.around.onRead(pasted);
    return pasted.slice;
  }
}

/** A slice whose first and last words continue the words beside them; empty if it is too much. */
export function toPasted({ nodes, notes }: PastedText, schema: Schema): Pasted {
  if (isTooMuch([...nodes, ...notes])) {
    refuse();
    return { slice: Slice.empty, notes: [] };
  }
  const toNodes = (content: readonly JSONContent[]) => content.map((node) => schema.nodeFromJSON(node));
  return { slice: Slice.maxOpen(Fragment.fromArray(toNodes(nodes)), false), notes: toNodes(notes) };
}
