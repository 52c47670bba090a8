import type { Span } from '../../convert/inline';
import { cleanAddress } from '../shared/clean-address';
import { cleanWords } from '../shared/clean-words';
import { toScript } from './scripts';
import type { Script, Style } from './styles';

/** What surrounds a stretch of pasted text. */
export interface Context {
  marks: ReadonlySet<string>;
  link: Span['link'];
  /** Line breaks and spaces of the markup are text, as in `<pre>`. */
  isPreformatted: boolean;
  script: Script;
}

export const NO_CONTEXT: Context = {
  marks: new Set(),
  link: undefined,
  isPreformatted: false,
  script: undefined,
};

const MARKS: Readonly<Record<string, string>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  CITE: 'italic',
  DFN: 'italic',
  S: 'strike',
  STRIKE: 'strike',
  DEL: 'strike',
  CODE: 'code',
};

const SCRIPTS: Readonly<Record<string, Script>> = { SUP: 'super', SUB: 'sub' };

/** What an element adds to what surrounds it. Google Docs puts a whole text into `<b>` with a normal weight. */
export function enterElement(element: HTMLElement, style: Style, context: Context): Context {
  const { tagName } = element;
  const link = tagName === 'A' ? readLink(element) : undefined;
  return {
    marks: readMarks(MARKS[tagName], style, context.marks),
    link: link ?? context.link,
    isPreformatted: tagName === 'PRE' || (style.isPreformatted ?? context.isPreformatted),
    script: SCRIPTS[tagName] ?? style.script ?? context.script,
  };
}

function readMarks(
  tag: string | undefined,
  { isBold, isItalic, isStruck }: Style,
  before: ReadonlySet<string>,
): ReadonlySet<string> {
  const hasBold = isBold ?? (tag === 'bold' || before.has('bold'));
  const hasItalic = isItalic ?? (tag === 'italic' || before.has('italic'));
  const hasStrike = isStruck ?? (tag === 'strike' || before.has('strike'));
  return new Set([
    ...(hasBold ? ['bold'] : []),
    ...(hasItalic ? ['italic'] : []),
    ...(hasStrike ? ['strike'] : []),
    ...(tag === 'code' || before.has('code') ? ['code'] : []),
  ]);
}

function readLink(element: HTMLElement): Span['link'] {
  const href = element.getAttribute('href') ?? '';
  const url = isPlaceOnPage(href) ? null : cleanAddress(href);
  return url === null ? undefined : { url, target: null, rel: null };
}

/** Whether a link has an address that readers could not follow. */
export function isDeadLink(element: HTMLElement): boolean {
  const href = element.getAttribute('href') ?? '';
  return !isPlaceOnPage(href) && readLink(element) === undefined;
}

/** A place of the page from which it was copied, such as an entry of a table of contents. */
const isPlaceOnPage = (href: string): boolean => href === '' || href.startsWith('#');

/** The words of a text node, with the spaces that a browser shows. */
export function readTextNode(text: string, { isPreformatted, script, marks, link }: Context): Span {
  const words = toScript(cleanWords(text), script);
  return {
    marks,
    link,
    text: isPreformatted ? words.replaceAll('\r\n', '\n') : words.replaceAll(/[ \t\r\n]+/g, ' '),
  };
}
