import type { JSONContent } from '@tiptap/core';
import { toInline, type Span } from '../convert/inline';
import { Footnotes } from './footnotes';
import { enterElement, NO_CONTEXT, readTextNode, tidySpans, type Context } from './inline-html';
import { createDivider, isList, joinLines, toHeading, toItem } from './nodes';
import { readTableElement } from './read-table';
import { isMarker, nestItems, readWordItem, type FlatItem } from './word-lists';

/** What is never text. */
const SKIPPED = new Set(
  'SCRIPT STYLE META LINK TITLE HEAD TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG BUTTON INPUT SELECT TEXTAREA'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV ADDRESS DL DT DD FIGURE FIGCAPTION DETAILS SUMMARY FORM FIELDSET CENTER'.split(
    ' ',
  ),
);

/** A picture smaller than this only counts visitors. */
const SMALLEST_PICTURE = 3;

export interface PastedText {
  /** Nodes of the text; pictures are nodes of type `upload`. */
  nodes: JSONContent[];
  hasNestedLists: boolean;
}

/** Reads pasted HTML as nodes of the text: what it says, not how it looks. */
export function readHtml(root: HTMLElement): PastedText {
  const reader = new HtmlReader(root.querySelector('h1, .MsoTitle') ? 1 : 0);
  reader.readChildren(root, NO_CONTEXT);
  return reader.end();
}

class HtmlReader {
  private readonly nodes: JSONContent[] = [];
  private spans: Span[] = [];
  private items: FlatItem[] = [];
  private readonly notes: Footnotes;
  private hasNestedLists = false;

  /** @param shift by how many levels headings go down */
  constructor(
    private readonly shift: number,
    notes = new Footnotes(),
  ) {
    this.notes = notes;
  }

  end(): PastedText {
    this.endParagraph();
    this.endItems();
    return { nodes: [...this.nodes, ...this.notes.write()], hasNestedLists: this.hasNestedLists };
  }

  readChildren(parent: Node, context: Context): void {
    for (const child of parent.childNodes) {
      if (child instanceof Text) this.spans.push(readTextNode(child.data, context));
      else if (child instanceof HTMLElement || child instanceof SVGElement) this.readElement(child, context);
    }
  }

  private readElement(element: HTMLElement | SVGElement, outer: Context): void {
    if (!(element instanceof HTMLElement) || SKIPPED.has(element.tagName) || isHidden(element)) return;
    const context = enterElement(element, outer);
    const level = getHeadingLevel(element);
    if (level !== undefined) {
      this.readBlock(element, context, (content) => toHeading(level, this.shift, content));
      return;
    }
    switch (element.tagName) {
      case 'BR':
        if (!element.classList.contains('Apple-interchange-newline'))
          this.spans.push({ ...context, text: '\n' });
        return;
      case 'HR':
        if (!isBeforeNotes(element)) this.addNode(createDivider());
        return;
      case 'IMG':
        this.readPicture(element);
        return;
      case 'A':
        this.readLink(element, context);
        return;
      case 'UL':
      case 'OL':
        this.addNode(this.readList(element));
        return;
      case 'BLOCKQUOTE':
        this.readQuotation(element);
        return;
      case 'PRE':
        this.addNode(readCode(element));
        return;
      case 'TABLE':
        this.readTable(element, context);
        return;
      default:
        if (BLOCKS.has(element.tagName)) this.readParagraph(element, context);
        else this.readChildren(element, context);
    }
  }

  private readParagraph(element: HTMLElement, context: Context): void {
    const item = readWordItem(element);
    this.endParagraph();
    if (item) {
      this.readChildren(element, context);
      const content = toInline(tidySpans(this.spans));
      this.spans = [];
      if (item.level > 1) this.hasNestedLists = true;
      this.items.push({ ...item, paragraph: { type: 'paragraph', content } });
      return;
    }
    const note = this.findNote(element);
    if (note !== undefined) {
      this.notes.add(note, this.readApart(element));
      return;
    }
    this.readBlock(element, context, (content) => ({ type: 'paragraph', content }));
  }

  private readBlock(
    element: HTMLElement,
    context: Context,
    create: (content: JSONContent[]) => JSONContent,
  ): void {
    this.endParagraph();
    this.readChildren(element, context);
    this.endParagraph(create);
  }

  private endParagraph(
    create = (content: JSONContent[]): JSONContent => ({ type: 'paragraph', content }),
  ): void {
    const content = toInline(tidySpans(this.spans));
    this.spans = [];
    if (content.length > 0) this.addNode(create(content));
  }

  private addNode(node: JSONContent | undefined): void {
    if (this.spans.length > 0) this.endParagraph();
    this.endItems();
    if (node) this.nodes.push(node);
  }

  private endItems(): void {
    this.nodes.push(...nestItems(this.items));
    this.items = [];
  }

  private readLink(element: HTMLElement, context: Context): void {
    const href = element.getAttribute('href') ?? '';
    const mark = this.notes.readMark(href);
    if (mark !== undefined) this.spans.push({ text: mark, marks: new Set(), link: undefined });
    // The number before the text of a note.
    else if (this.notes.readNote(href) === undefined) this.readChildren(element, context);
  }

  /** The name of the note that a paragraph is the text of. */
  private findNote(element: HTMLElement): string | undefined {
    if (element.querySelector('p, div')) return undefined;
    const holder = element.closest(
      '[style*="mso-element:footnote"], [style*="mso-element:endnote"], [id^=sdfootnote], [id^=sdendnote]',
    );
    const link = (holder ?? element).querySelector('a[href^="#"]');
    const name = this.notes.readNote(link?.getAttribute('href') ?? '');
    const isFirst =
      link !== null && (element.textContent ?? '').trim().startsWith((link.textContent ?? '').trim());
    return holder || isFirst ? name : undefined;
  }

  private readList(list: HTMLElement): JSONContent {
    const items: JSONContent[] = [];
    for (const child of list.children) {
      if (!(child instanceof HTMLElement)) continue;
      if (child.tagName === 'UL' || child.tagName === 'OL') {
        // Google Docs and old markup have a nested list beside its item.
        this.hasNestedLists = true;
        items.at(-1)?.content?.push(this.readList(child));
      } else items.push(...this.readItem(child));
    }
    return { type: list.tagName === 'OL' ? 'orderedList' : 'bulletList', content: items };
  }

  /** An item: its paragraphs are lines of one, nested lists stay, and what else is in it follows its words. */
  private readItem(element: HTMLElement): JSONContent[] {
    const { nodes, hasNestedLists } = this.readInside(element);
    const lists = nodes.filter(isList);
    if (lists.length > 0 || hasNestedLists) this.hasNestedLists = true;
    const content = joinLines(nodes.filter((node) => !isList(node)));
    if (content.length === 0 && lists.length === 0) return [];
    return [toItem(content, lists)];
  }

  private readQuotation(element: HTMLElement): void {
    const content = joinLines(this.readInside(element).nodes);
    if (content.length > 0) this.addNode({ type: 'quote', content });
  }

  private readTable(element: HTMLElement, context: Context): void {
    const table = readTableElement(element, (cell) => joinLines(this.readInside(cell).nodes));
    if (table) this.addNode(table);
    // A table with one cell only lays out a page.
    else this.readChildren(element, context);
  }

  private readPicture(element: HTMLElement): void {
    const src = element.getAttribute('src') ?? '';
    const [width, height] = ['width', 'height'].map((name) =>
      Number(element.getAttribute(name) ?? Number.NaN),
    );
    if (src === '' || (width ?? 0) < SMALLEST_PICTURE || (height ?? 0) < SMALLEST_PICTURE) return;
    this.addNode({ type: 'upload', attrs: { src, alt: element.getAttribute('alt') ?? '' } });
  }

  private readInside(element: HTMLElement): PastedText {
    const inside = new HtmlReader(this.shift, this.notes);
    inside.readChildren(element, NO_CONTEXT);
    inside.endParagraph();
    inside.endItems();
    return { nodes: inside.nodes, hasNestedLists: inside.hasNestedLists };
  }

  private readApart(element: HTMLElement): Span[] {
    const inside = new HtmlReader(this.shift, this.notes);
    inside.readChildren(element, NO_CONTEXT);
    return tidySpans(inside.spans);
  }
}

function getHeadingLevel({ tagName, classList }: HTMLElement): number | undefined {
  if (/^H[1-6]$/.test(tagName)) return Number(tagName[1]);
  return classList.contains('MsoTitle') ? 1 : undefined;
}

/** Word and LibreOffice draw a line between a text and its notes. */
const isBeforeNotes = (line: HTMLElement): boolean =>
  line.getAttribute('width') === '33%' || line.closest('[style*="mso-element"]') !== null;

const isHidden = (element: HTMLElement): boolean =>
  isMarker(element) ||
  element.hasAttribute('hidden') ||
  element.style.display === 'none' ||
  /mso-hide:\s*all/i.test(element.getAttribute('style') ?? '');

function readCode(element: HTMLElement): JSONContent | undefined {
  const text = (element.textContent ?? '').replaceAll('\r\n', '\n').replace(/\n$/, '');
  return text === '' ? undefined : { type: 'codeBlock', content: [{ type: 'text', text }] };
}
