import type { JSONContent } from '@tiptap/core';
import { toInline } from '../../convert/inline';
import type { Footnotes } from '../shared/footnotes';
import { createDivider, createUpload, isOutside, joinLines, toHeading } from '../shared/nodes';
import { tidySpans } from '../shared/tidy-spans';
import { enterElement, isDeadLink, readTextNode, type Context } from './inline-html';
import { getHeadingLevel, isBeforeNotes, isWordQuotation, readCode } from './kinds';
import { isLeftOut, isTiny } from './left-out';
import { isContinued, isMarker, readStatedLevel, readWordItem, toLevel, type FlatItem } from './list-items';
import { findNote, readMarkLink, readNoteItem, readNoteLink } from './note-links';
import { getRows, isLayout, readTable } from './read-table';
import { quote, type Report } from './report';
import type { Styles } from './styles';
import { TextBuilder } from './text-builder';

const BLOCKS = new Set(
  'P DIV SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV ADDRESS DL DT DD FIGURE FIGCAPTION DETAILS SUMMARY FORM FIELDSET CENTER TD TH'.split(
    ' ',
  ),
);

/** What all parts of one paste share. */
export interface Paste {
  /** By how many levels headings go down. */
  shift: number;
  styles: Styles;
  notes: Footnotes;
  report: Report;
}

export class HtmlReader {
  private readonly text: TextBuilder;

  /** @param depth of the list in which it reads; 0: in none */
  constructor(
    private readonly paste: Paste,
    depth = 0,
  ) {
    this.text = new TextBuilder(paste.report, depth);
  }

  /** What was read. In a list, `items` are those of the lists in it. */
  end(): { nodes: JSONContent[]; items: FlatItem[] } {
    return this.text.end();
  }

  readChildren(parent: Node, context: Context): void {
    for (const child of parent.childNodes) {
      if (child instanceof Text) this.text.addWords(readTextNode(child.data, context));
      else if (child instanceof Element) this.readElement(child, context);
    }
  }

  private readElement(element: Element, outer: Context): void {
    const context = this.enter(element, outer);
    if (!context || !(element instanceof HTMLElement)) return;
    const level = getHeadingLevel(element);
    if (level !== undefined) {
      this.readHeading(element, level, context);
      return;
    }
    switch (element.tagName) {
      case 'BR':
        if (!element.classList.contains('Apple-interchange-newline'))
          this.text.addWords({ ...context, text: '\n' });
        return;
      case 'HR':
        if (!isBeforeNotes(element)) this.text.addNode(createDivider());
        return;
      case 'IMG':
        this.readPicture(element);
        return;
      case 'A':
        this.readLink(element, context);
        return;
      case 'UL':
      case 'OL':
        this.readList(element, this.text.depth + 1, context);
        return;
      case 'LI':
        this.readItem(element, { level: this.text.depth + 1, isOrdered: false }, context);
        return;
      case 'BLOCKQUOTE':
        this.readQuotation(element, context);
        return;
      case 'PRE':
        this.text.addNode(readCode(element));
        return;
      case 'TABLE':
        this.readTable(element, context);
        return;
      default:
        if (BLOCKS.has(element.tagName)) this.readParagraph(element, context);
        else this.readChildren(element, context);
    }
  }

  /** What surrounds the words in an element; undefined: it is left out. */
  private enter(element: Element, outer: Context): Context | undefined {
    if (isLeftOut(element, this.paste.report) || !(element instanceof HTMLElement)) return undefined;
    const style = this.paste.styles.get(element);
    if (style.isHidden || element.hidden || isMarker(element)) return undefined;
    return enterElement(element, style, outer);
  }

  private readHeading(element: HTMLElement, level: number, context: Context): void {
    this.text.addBlock(
      () => this.readChildren(element, context),
      (spans) => {
        const words = tidySpans(spans);
        return words.length > 0 ? [toHeading(level, this.paste.shift, words)] : [];
      },
    );
  }

  private readParagraph(element: HTMLElement, context: Context): void {
    const item = readWordItem(element);
    if (item) {
      const { nodes } = this.readInside(element, context);
      this.text.addItem({ ...item, content: joinLines(nodes) }, nodes);
      return;
    }
    const note = element.tagName === 'P' || element.tagName === 'DIV' ? findNote(element) : undefined;
    if (note !== undefined) this.readNote(note, element, context);
    else if (isWordQuotation(element)) this.readWordQuotation(element, context);
    else this.text.addBlock(() => this.readChildren(element, context));
  }

  private readLink(element: HTMLElement, context: Context): void {
    const href = element.getAttribute('href') ?? '';
    const mark = readMarkLink(href);
    if (mark !== undefined) this.text.addWords(this.paste.notes.mark(mark));
    // The number before the text of a note.
    if (mark !== undefined || readNoteLink(href) !== undefined) return;
    const words = (element.textContent ?? '').trim();
    if (words !== '' && isDeadLink(element)) this.paste.report.links.push(quote(words));
    this.readChildren(element, context);
  }

  private readList(list: HTMLElement, level: number, context: Context): void {
    const isOrdered = list.tagName === 'OL';
    let isFirst = !isContinued(list);
    for (const child of list.childNodes) {
      if (child instanceof Text && child.data.trim() !== '') {
        const content = toInline(tidySpans([readTextNode(child.data, context)]));
        this.text.addItem({ level: toLevel(level), isOrdered, isFirst, content });
      }
      const inner = child instanceof HTMLElement && this.enter(child, context);
      if (!inner) continue;
      // Google Docs and old markup have a nested list beside its item.
      if (child.tagName === 'UL' || child.tagName === 'OL') this.readList(child, level + 1, inner);
      else this.readItem(child, { level, isOrdered, isFirst }, inner);
      isFirst = false;
    }
  }

  /** An item: its paragraphs are lines of one, and the lists in it follow one level further in. */
  private readItem(element: HTMLElement, item: Omit<FlatItem, 'content'>, context: Context): void {
    const note = readNoteItem(element);
    if (note !== undefined) {
      this.readNote(note, element, context);
      return;
    }
    const level = readStatedLevel(element) ?? toLevel(item.level);
    const { nodes, items } = this.readInside(element, context, level);
    this.text.addItem({ ...item, level, content: joinLines(nodes) }, nodes, items);
  }

  private readQuotation(element: HTMLElement, context: Context): void {
    const { nodes } = this.readInside(element, context);
    const content = joinLines(nodes);
    if (content.length > 0) this.text.addNode({ type: 'quote', content });
    for (const node of nodes.filter(isOutside)) this.text.addNode(node);
  }

  /** Each line of a quotation is a paragraph of its own in Word. */
  private readWordQuotation(element: HTMLElement, context: Context): void {
    const { nodes } = this.readInside(element, context);
    const content = joinLines(nodes);
    if (content.length > 0) this.text.addQuotedLine(content);
    for (const node of nodes.filter(isOutside)) this.text.addNode(node);
  }

  private readTable(element: HTMLElement, context: Context): void {
    const rows = getRows(element).filter((row) => !this.paste.styles.get(row).isHidden);
    if (isLayout(element, rows)) {
      this.text.addBlock(() => this.readChildren(element, context));
      return;
    }
    const outside: JSONContent[] = [];
    const { table, isCut } = readTable(element, rows, (cell) => {
      const { nodes } = this.readInside(cell, enterElement(cell, this.paste.styles.get(cell), context));
      outside.push(...nodes.filter(isOutside));
      return joinLines(nodes);
    });
    if (isCut) this.paste.report.hasCutTable = true;
    for (const node of [table, ...outside]) if (node) this.text.addNode(node);
  }

  private readPicture(element: HTMLElement): void {
    // Pages that load pictures late have a placeholder in `src`.
    const src = element.dataset.src ?? element.dataset.lazySrc ?? element.getAttribute('src') ?? '';
    if (src !== '' && !isTiny(element))
      this.text.addNode(createUpload(src, element.getAttribute('alt') ?? ''));
  }

  private readNote(name: string, element: HTMLElement, context: Context): void {
    const { nodes } = this.readInside(element, context);
    const words = joinLines(nodes);
    if (words.length > 0) this.paste.notes.add(name, words);
    for (const node of nodes.filter(isOutside)) this.text.addNode(node);
  }

  private readInside(
    element: HTMLElement,
    context: Context,
    depth = 0,
  ): { nodes: JSONContent[]; items: FlatItem[] } {
    const inside = new HtmlReader(this.paste, depth);
    inside.readChildren(element, context);
    return inside.end();
  }
}
