import type { JSONContent } from '@tiptap/core';
import { quote } from '../notices/report';
import { createDivider, createUpload, isList, isOutside, joinLines, toHeading } from '../shared/nodes';
import { tidySpans } from '../shared/tidy-spans';
import { createCaption } from './captions';
import { enterElement, isDeadLink, type Context } from './inline-html';
import { isBeforeNotes, isKeptWithNext, isWordCaption, isWordQuotation, readCode } from './kinds';
import { isTiny } from './left-out';
import { readWordItem } from './list-items';
import { findNote, readMarkLink, readNoteLink } from './note-links';
import { getRows, isLayout, readTable } from './read-table';
import type { ReadElement, Reader } from './reader';
import { createParagraphs, type TextBuilder } from './text-builder';

export const readBreak: ReadElement = ({ text }, element, context) => {
  if (!element.classList.contains('Apple-interchange-newline')) text.addWords({ ...context, text: '\n' });
};

export const readLine: ReadElement = ({ text }, element) => {
  if (!isBeforeNotes(element)) text.addNode(createDivider());
};

export const readPicture: ReadElement = ({ text }, element) => addPicture(text, element, '');

function addPicture(text: TextBuilder, element: HTMLElement, caption: string): void {
  // Pages that load pictures late have a placeholder in `src`.
  const src = element.dataset.src ?? element.dataset.lazySrc ?? element.getAttribute('src') ?? '';
  const alt = element.getAttribute('alt') ?? '';
  if (src !== '' && !isTiny(element)) text.addNode(createUpload(src, alt, caption));
}

/** A picture with its caption; a figure of anything else is read like a paragraph. */
export const readFigure: ReadElement = (reader, element, context) => {
  const pictures = element.querySelectorAll('img');
  const captions = element.querySelectorAll('figcaption');
  const [[picture], [caption]] = [pictures, captions];
  const words = caption ? toLine(caption) : '';
  const isOfPicture = pictures.length === 1 && captions.length === 1 && toLine(element) === words;
  if (picture && isOfPicture) addPicture(reader.text, picture, words);
  else readParagraph(reader, element, context);
};

/** All words of an element. */
const toLine = ({ textContent }: Element): string => textContent.replaceAll(/\s+/g, ' ').trim();

export const readLink: ReadElement = (reader, element, context) => {
  const { notes, report } = reader.paste;
  const href = element.getAttribute('href') ?? '';
  const mark = readMarkLink(href);
  if (mark !== undefined) reader.text.addWords(notes.mark(mark));
  // The number before the text of a note.
  if (mark !== undefined || readNoteLink(href) !== undefined) return;
  const words = (element.textContent ?? '').trim();
  if (words !== '' && isDeadLink(element)) report.links.push(quote(words));
  reader.readChildren(element, context);
};

export const readPreformatted: ReadElement = ({ text }, element) => text.addNode(readCode(element));

export const readHeading = (reader: Reader, level: number, element: HTMLElement, context: Context): void =>
  reader.text.addBlock(
    () => reader.readChildren(element, context),
    (spans) => {
      const words = tidySpans(spans);
      return words.length > 0 ? [toHeading(level, reader.paste.shift, words)] : [];
    },
  );

export const readParagraph: ReadElement = (reader, element, context) => {
  const item = readWordItem(element);
  if (item) {
    const { nodes } = reader.readInside(element, context);
    reader.text.addItem({ ...item, content: joinLines(nodes) }, nodes);
    return;
  }
  const canBeNote = reader.paste.hasNotes && (element.tagName === 'P' || element.tagName === 'DIV');
  const note = canBeNote ? findNote(element) : undefined;
  if (note !== undefined) readNote(reader, note, element, context);
  else if (isWordQuotation(element)) readWordQuotation(reader, element, context);
  else if (isWordCaption(element)) readCaption(reader, element, context, isKeptWithNext(element));
  else reader.text.addBlock(() => reader.readChildren(element, context));
};

/** The caption of a figure. That of a picture is read with it. */
export const readFigureCaption: ReadElement = (reader, element, context) => {
  const figure = element.closest('figure');
  if (figure?.querySelectorAll('table').length === 1)
    readCaption(reader, element, context, element === figure.firstElementChild);
  else readParagraph(reader, element, context);
};

function readCaption(reader: Reader, element: HTMLElement, context: Context, isAbove: boolean): void {
  reader.text.addBlock(
    () => reader.readChildren(element, context),
    (spans) => {
      const paragraphs = createParagraphs(spans);
      return paragraphs.length > 0 ? [createCaption(paragraphs, isAbove)] : [];
    },
  );
}

export const readQuotation: ReadElement = (reader, element, context) =>
  readInLine(reader, element, context, (content, nodes) => {
    if (nodes.some(isList)) reader.paste.report.hasQuotedList = true;
    reader.text.addNode({ type: 'quote', content });
  });

/** Each line of a quotation is a paragraph of its own in Word. */
const readWordQuotation: ReadElement = (reader, element, context) =>
  readInLine(reader, element, context, (content) => reader.text.addQuotedLine(content));

/** Reads the text of a note, or a paragraph of it. */
export const readNote = (reader: Reader, name: string, element: HTMLElement, context: Context): void =>
  readInLine(reader, element, context, (words) => reader.paste.notes.add(name, words));

/**
 * Reads an element as lines of one paragraph. What cannot be in it follows.
 * @param add gets the words, if there are any, and what they were
 */
function readInLine(
  reader: Reader,
  element: HTMLElement,
  context: Context,
  add: (words: JSONContent[], nodes: readonly JSONContent[]) => void,
): void {
  const { nodes } = reader.readInside(element, context);
  const words = joinLines(nodes);
  if (words.length > 0) add(words, nodes);
  for (const node of nodes.filter(isOutside)) reader.text.addNode(node);
}

export const readTableElement: ReadElement = (reader, element, context) => {
  const { styles, report } = reader.paste;
  const rows = getRows(element).filter((row) => !styles.get(row).isHidden);
  if (isLayout(element, rows)) {
    reader.text.addBlock(() => reader.readChildren(element, context));
    return;
  }
  const outside: JSONContent[] = [];
  const { table, isCut } = readTable(element, rows, (cell) => {
    const { nodes } = reader.readInside(cell, enterElement(cell, styles.get(cell), context));
    outside.push(...nodes.filter(isOutside));
    report.hasListInCell ||= nodes.some(isList);
    return joinLines(nodes);
  });
  if (isCut) report.hasCutTable = true;
  if (table && outside.some(({ type }) => type === 'table')) report.hasInnerTable = true;
  for (const node of [table, ...outside]) if (node) reader.text.addNode(node);
};
