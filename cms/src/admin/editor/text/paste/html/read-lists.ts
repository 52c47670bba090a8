import { toInline } from '../../convert/inline';
import { joinLines } from '../shared/nodes';
import { tidySpans } from '../shared/tidy-spans';
import { readTextNode, type Context } from './inline-html';
import { isCheckItem, isContinued, readStart, readStatedLevel, toLevel, type FlatItem } from './list-items';
import { createNotesPlace } from './moved-notes';
import { readNoteItem } from './note-links';
import { readNote } from './read-elements';
import type { ReadElement, Reader } from './reader';

export const readList: ReadElement = (reader, list, context) =>
  readItems(reader, list, reader.text.depth + 1, context);

function readItems(reader: Reader, list: HTMLElement, level: number, context: Context): void {
  const isOrdered = list.tagName === 'OL';
  let start = isOrdered ? readStart(list) : undefined;
  let isFirst = !isContinued(list);
  for (const child of list.childNodes) {
    if (child instanceof Text && child.data.trim() !== '') {
      const content = toInline(tidySpans([readTextNode(child.data, context)]));
      reader.text.addItem({ level: toLevel(level), isOrdered, isFirst, start, content });
    }
    const inner = child instanceof HTMLElement && reader.enter(child, context);
    if (!inner) continue;
    // Google Docs and old markup have a nested list beside its item.
    if (child.tagName === 'UL' || child.tagName === 'OL') readItems(reader, child, level + 1, inner);
    else readItem(reader, child, { level, isOrdered, isFirst, start }, inner);
    isFirst = false;
    start = undefined;
  }
}

/** An item without a list around it. */
export const readLooseItem: ReadElement = (reader, element, context) =>
  readItem(reader, element, { level: reader.text.depth + 1, isOrdered: false }, context);

/** An item: its paragraphs are lines of one, and the lists in it follow one level further in. */
function readItem(
  reader: Reader,
  element: HTMLElement,
  item: Omit<FlatItem, 'content'>,
  context: Context,
): void {
  const note = reader.paste.hasNotes ? readNoteItem(element) : undefined;
  if (note !== undefined) {
    readNote(reader, note, element, context);
    reader.text.addNode(createNotesPlace());
    return;
  }
  if (isCheckItem(element)) reader.paste.report.hasChecklist = true;
  const level = readStatedLevel(element) ?? toLevel(item.level);
  const { nodes, items } = reader.readInside(element, context, level);
  reader.text.addItem({ ...item, level, content: joinLines(nodes) }, nodes, items);
}
