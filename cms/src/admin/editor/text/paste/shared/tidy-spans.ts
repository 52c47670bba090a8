import type { Span } from '../../convert/inline';

const SPACE = /[ \u00A0]/;

/** Stands for two line breaks or more. */
const EMPTY_LINE = '\u2029';

/**
 * Spans as they are shown: without spaces at the ends, around line breaks and one after another. A word processor writes
 * a non-breaking space for each of several spaces; between two words it stays.
 */
function tidy(spans: readonly Span[]): Span[] {
  const tidied: Span[] = [];
  let before = EMPTY_LINE;
  for (const span of spans) {
    if (isTidyAfter(before, span.text)) {
      tidied.push(span);
      before = span.text.at(-1) ?? before;
      continue;
    }
    let text = '';
    const dropLast = () => {
      if (text === '') dropLastLetter(tidied);
      else text = text.slice(0, -1);
    };
    for (const letter of span.text) {
      let next = letter;
      if (SPACE.test(letter)) {
        if (SPACE.test(before) || isLineEnd(before)) continue;
      } else if (letter === '\n') {
        if (before === EMPTY_LINE) continue;
        if (before === '\n') next = EMPTY_LINE;
        if (before === '\n' || SPACE.test(before)) dropLast();
      }
      text += next;
      before = next;
    }
    if (text !== '') tidied.push({ ...span, text });
  }
  while (/\s$/.test(tidied.at(-1)?.text ?? '')) dropLastLetter(tidied);
  return tidied;
}

const UNTIDY = /[ \u00A0]{2}|\n/;

/** Most words need no look at each letter. */
const isTidyAfter = (before: string, text: string): boolean =>
  text !== '' &&
  !UNTIDY.test(text) &&
  !(SPACE.test(text.charAt(0)) && (SPACE.test(before) || isLineEnd(before)));

const isLineEnd = (letter: string): boolean => letter === '\n' || letter === EMPTY_LINE;

function dropLastLetter(spans: Span[]): void {
  const last = spans.pop();
  if (last && last.text.length > 1) spans.push({ ...last, text: last.text.slice(0, -1) });
}

/** The words of one block. */
export const tidySpans = (spans: readonly Span[]): Span[] =>
  tidy(spans).map((span) => ({ ...span, text: span.text.replaceAll(EMPTY_LINE, '\n') }));

/** The words of paragraphs, which empty lines separate. */
export function tidyParagraphs(spans: readonly Span[]): Span[][] {
  const paragraphs: Span[][] = [[]];
  for (const span of tidy(spans)) {
    for (const [index, text] of span.text.split(EMPTY_LINE).entries()) {
      if (index > 0) paragraphs.push([]);
      if (text !== '') paragraphs.at(-1)?.push({ ...span, text });
    }
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
