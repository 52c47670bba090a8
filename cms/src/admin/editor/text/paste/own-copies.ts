import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model';
import { createId } from '../../../ui/create-id';

/** Where the marks of the last copies are kept, for all tabs. */
const KEY = 'wellfolio-copies';
const MOST_KEPT = 20;

/** If the browser keeps nothing. */
let marks: readonly string[] = [];

/**
 * Marks what is copied from a text. Only marked copies are read as they were, with all their blocks: other pages have
 * editors of the same kind, and could put any block on the clipboard.
 */
export class MarkingSerializer extends DOMSerializer {
  static of(schema: Schema): MarkingSerializer {
    const { nodes, marks: ofWords } = DOMSerializer.fromSchema(schema);
    return new MarkingSerializer(nodes, ofWords);
  }

  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const dom = super.serializeFragment(fragment, options, target);
    // With a target it is a part of what is copied.
    if (!target) dom.querySelector('*')?.setAttribute('data-copy', createMark());
    return dom;
  }
}

export const isOwnCopy = (html: string): boolean =>
  readMarks().some((mark) => html.includes(`data-copy="${mark}"`));

/**
 * What editors of this kind say of their copies, and ProseMirror would follow. Markup can write an attribute in many
 * ways, but its name in one only.
 */
const FOREIGN = /data-pm-slice/gi;

export const withoutForeignMarks = (html: string): string => html.replaceAll(FOREIGN, 'data-slice');

function createMark(): string {
  const mark = createId();
  marks = [mark, ...readMarks()].slice(0, MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // This tab still knows its own copies.
  }
  return mark;
}

function readMarks(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((mark) => typeof mark === 'string') : marks;
  } catch {
    return marks;
  }
}
