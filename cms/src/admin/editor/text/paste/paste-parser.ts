import type { JSONContent } from '@tiptap/core';
import { DOMParser, Fragment, Slice, type ParseOptions, type Schema } from '@tiptap/pm/model';
import { readHtml } from './html/read-html';
import { isTooMuch, refuse } from './limits';

/** Reads what is pasted or dropped as nodes of the text. What was copied from a text is read as it was. */
export class PasteParser extends DOMParser {
  private onRead: (slice: Slice) => void = () => undefined;

  /** @param onRead gets what was read of markup from elsewhere */
  static of(schema: Schema, onRead: (slice: Slice) => void): PasteParser {
    const parser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);
    parser.onRead = onRead;
    return parser;
  }

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    if (dom.querySelector('[data-pm-slice]')) return super.parseSlice(dom, options);
    const { nodes, report } = readHtml(dom);
    report.show();
    const slice = toSlice(nodes, this.schema);
    this.onRead(slice);
    return slice;
  }
}

/** A slice whose first and last words continue the words beside them; empty if it is too much. */
export function toSlice(nodes: readonly JSONContent[], schema: Schema): Slice {
  if (isTooMuch(nodes)) {
    refuse();
    return Slice.empty;
  }
  return Slice.maxOpen(Fragment.fromArray(nodes.map((node) => schema.nodeFromJSON(node))), false);
}
