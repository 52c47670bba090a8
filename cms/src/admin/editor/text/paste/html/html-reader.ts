import { enterElement, readTextNode, type Context } from './inline-html';
import { getHeadingLevel } from './kinds';
import { isLeftOut } from './left-out';
import { isMarker } from './list-items';
import {
  readBreak,
  readFigure,
  readFigureCaption,
  readHeading,
  readLine,
  readLink,
  readParagraph,
  readPicture,
  readPreformatted,
  readQuotation,
  readTableElement,
} from './read-elements';
import { readList, readLooseItem } from './read-lists';
import type { Content, Paste, ReadElement, Reader } from './reader';
import { TextBuilder } from './text-builder';

const PARAGRAPHS =
  'P DIV SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV ADDRESS DL DT DD DETAILS SUMMARY FORM FIELDSET CENTER TD TH'.split(
    ' ',
  );

/** How elements are read, by tag. Of others, only what is in them. */
const ELEMENTS: ReadonlyMap<string, ReadElement> = new Map([
  ...PARAGRAPHS.map((tag) => [tag, readParagraph] as const),
  ['BR', readBreak],
  ['HR', readLine],
  ['IMG', readPicture],
  ['FIGURE', readFigure],
  ['FIGCAPTION', readFigureCaption],
  ['A', readLink],
  ['UL', readList],
  ['OL', readList],
  ['LI', readLooseItem],
  ['BLOCKQUOTE', readQuotation],
  ['PRE', readPreformatted],
  ['TABLE', readTableElement],
]);

export class HtmlReader implements Reader {
  readonly text: TextBuilder;

  /** @param depth of the list in which it reads; 0: in none */
  constructor(
    readonly paste: Paste,
    depth = 0,
  ) {
    this.text = new TextBuilder(depth);
  }

  end(): Content {
    return this.text.end();
  }

  readChildren(parent: Node, context: Context): void {
    for (const child of parent.childNodes) {
      if (child instanceof Text) this.text.addWords(readTextNode(child.data, context));
      else if (child instanceof Element) this.readElement(child, context);
    }
  }

  readInside(element: HTMLElement, context: Context, depth = 0): Content {
    const inside = new HtmlReader(this.paste, depth);
    inside.readChildren(element, context);
    return inside.end();
  }

  enter(element: Element, outer: Context): Context | undefined {
    if (isLeftOut(element, this.paste.report) || !(element instanceof HTMLElement)) return undefined;
    const style = this.paste.styles.get(element);
    if (style.isHidden || element.hidden || isMarker(element)) return undefined;
    return enterElement(element, style, outer);
  }

  private readElement(element: Element, outer: Context): void {
    const context = this.enter(element, outer);
    if (!context || !(element instanceof HTMLElement)) return;
    const level = getHeadingLevel(element);
    const read = ELEMENTS.get(element.tagName);
    if (level !== undefined) readHeading(this, level, element, context);
    else if (read) read(this, element, context);
    else this.readChildren(element, context);
  }
}
