import type { Span } from '../convert/inline';
import { cleanAddress } from './clean-address';

/** What surrounds a stretch of pasted text. */
export interface Context {
  marks: ReadonlySet<string>;
  link: Span['link'];
  /** Line breaks and spaces of the markup are text, as in `<pre>`. */
  isPreformatted: boolean;
}

export const NO_CONTEXT: Context = { marks: new Set(), link: undefined, isPreformatted: false };

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
};

const BOLD_FROM = 600;

/** What an element adds to what surrounds it. Google Docs puts a whole text into `<b>` with a normal weight. */
export function enterElement(element: HTMLElement, context: Context): Context {
  const marks = new Set(context.marks);
  const tag = MARKS[element.tagName];
  if (tag) marks.add(tag);
  const { fontWeight, fontStyle, textDecoration, whiteSpace } = element.style;
  const weight = fontWeight === 'bold' ? BOLD_FROM : Number(fontWeight);
  if (fontWeight === 'normal' || (weight > 0 && weight < BOLD_FROM)) marks.delete('bold');
  else if (weight >= BOLD_FROM) marks.add('bold');
  if (fontStyle === 'italic') marks.add('italic');
  if (fontStyle === 'normal') marks.delete('italic');
  if (textDecoration.includes('line-through')) marks.add('strike');
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
  const url = href === '' || href.startsWith('#') ? null : cleanAddress(href);
  return {
    marks,
    link: url === null ? context.link : { url, target: null, rel: null },
    isPreformatted: context.isPreformatted || element.tagName === 'PRE' || whiteSpace.startsWith('pre'),
  };
}

/** The words of a text node: without soft hyphens, and with the spaces that a browser shows. */
export function readTextNode(text: string, { isPreformatted, ...context }: Context): Span {
  const words = text.replaceAll('\u00AD', '').replaceAll(/[\u200B\u2060\uFEFF]/g, '');
  return {
    marks: context.marks,
    link: context.link,
    text: isPreformatted ? words.replaceAll('\r\n', '\n') : words.replaceAll(/[ \t\r\n]+/g, ' '),
  };
}

/**
 * Spans as they are shown: without spaces at the ends, around line breaks and one after another. A word processor writes
 * a non-breaking space for each of several spaces; between two words it stays.
 */
export function tidySpans(spans: readonly Span[]): Span[] {
  const tidy: Span[] = [];
  let before = '\n';
  for (const span of spans) {
    let text = '';
    for (const letter of span.text) {
      const isSpace = letter === ' ' || letter === '\u00A0';
      if (isSpace && /[ \u00A0\n]/.test(before)) continue;
      if (letter === '\n' && /[ \u00A0]/.test(before)) {
        if (text === '') trimLast(tidy);
        else text = text.slice(0, -1);
      }
      text += letter;
      before = letter;
    }
    if (text !== '') tidy.push({ ...span, text });
  }
  while (tidy.length > 0 && /\s$/.test(tidy.at(-1)?.text ?? '')) trimLast(tidy);
  return tidy.filter(({ text }) => text !== '');
}

/** Takes the last letter away. */
function trimLast(spans: Span[]): void {
  const last = spans.pop();
  if (last && last.text.length > 1) spans.push({ ...last, text: last.text.slice(0, -1) });
}
