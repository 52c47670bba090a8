import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { getStart } from '../../positions';

/** The notes of an article, as paste makes them: a heading and a numbered list. */
export interface ArticleNotes {
  heading: Node;
  list: Node;
  /** Whether nothing is below them. */
  isAtEnd: boolean;
}

const HEADING = 'Notes';

const MARK = /\[\d+\]/;

/** Undefined: there are none. A list below other text is one of notes only if marks are above it. */
export function findNotes({ children }: Node): ArticleNotes | undefined {
  const index = children.findLastIndex((node, at) => isNumbered(node) && isNotesHeading(children[at - 1]));
  const [heading, list] = [children[index - 1], children[index]];
  if (!heading || !list) return undefined;
  const isAtEnd = children.slice(index + 1).every(isEmpty);
  const hasMarks = () => children.slice(0, index - 1).some(({ textContent }) => MARK.test(textContent));
  return isAtEnd || hasMarks() ? { heading, list, isAtEnd } : undefined;
}

/**
 * Adds the notes of a pasted text to those of the article, and keeps them at the end of it.
 * @param items of a numbered list
 * @param before the notes that the article had
 */
export function appendNotes(
  tr: Transaction,
  items: readonly Node[],
  before: ArticleNotes | undefined,
): Transaction {
  if (items.length === 0) return tr;
  const index = before ? findAgain(tr.doc, before) : -1;
  const list = tr.doc.maybeChild(index);
  if (!before || !list) return tr.insert(findEnd(tr), createNotes(tr.doc, items));
  const start = getStart(tr.doc, index);
  tr.insert(start + list.nodeSize - 1, items);
  return before.isAtEnd && tr.doc.child(index - 1) === before.heading ? moveToEnd(tr, index) : tr;
}

/** The index of the list. What was pasted may be between it and its heading, or in it. */
const findAgain = ({ children }: Node, { heading, list }: ArticleNotes): number =>
  children.findIndex((node, at) => node === list || (isNumbered(node) && children[at - 1] === heading));

/** Moves a list, and the heading above it, below what was pasted after it. */
function moveToEnd(tr: Transaction, index: number): Transaction {
  const { children } = tr.doc;
  if (children.slice(index + 1).every(isEmpty)) return tr;
  const notes = children.slice(index - 1, index + 1);
  const from = getStart(tr.doc, index - 1);
  tr.delete(from, from + Fragment.from(notes).size);
  return tr.insert(findEnd(tr), notes);
}

/** Behind the last words of a text, and behind the caret. */
function findEnd({ doc, selection: { $head, to } }: Transaction): number {
  const last = doc.children.findLastIndex((node) => !isEmpty(node));
  return Math.max(getStart(doc, last + 1), $head.depth > 0 ? $head.after(1) : to);
}

function createNotes({ type: { schema } }: Node, items: readonly Node[]): Node[] {
  const { heading, orderedList } = schema.nodes;
  return heading && orderedList
    ? [heading.create({ level: 2 }, schema.text(HEADING)), orderedList.create(null, items)]
    : [];
}

const isNumbered = ({ type }: Node): boolean => type.name === 'orderedList';

const isNotesHeading = (node: Node | undefined): boolean =>
  node?.type.name === 'heading' && node.textContent.trim() === HEADING;

const isEmpty = ({ type, content }: Node): boolean => type.name === 'paragraph' && content.size === 0;
