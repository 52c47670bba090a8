import type { JSONContent } from '@tiptap/core';
import { DOMParser, Fragment, Slice, type ParseOptions, type Schema } from '@tiptap/pm/model';
import { readHtml } from './html/read-html';
import { isTooMuch, refuse } from './limits';

/** Reads what is pasted or dropped as nodes of the text. What was copied from a text is read as it was. */
export class PasteParser extends DOMParser {
  static of(schema: Schema): PasteParser {
    return new PasteParser(schema, DOMParser.fromSchema(schema).rules);
  }

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    if (dom.querySelector('[data-pm-slice]')) return super.parseSlice(dom, options);
    const { nodes, report } = readHtml(dom);
    report.show();
    return toSlice(nodes, this.schema);
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
