import type { JSONContent } from '@tiptap/core';
import { addNotice, clearNotices } from './notices/notice-list';

/** Characters of HTML without its pictures. Word needs about 250 for each word. */
const MOST_MARKUP = 8_000_000;

/** Characters of HTML with its pictures. */
const MOST_HTML = 60_000_000;

/** Characters of RTF, which has pictures twice, once for old programs. */
const MOST_RTF = 200_000_000;

/** Tags of HTML. */
const MOST_TAGS = 300_000;

/** Characters of words: about 80,000 words. Longer text keeps the browser busy for many seconds. */
const MOST_TEXT = 500_000;

/** Paragraphs, items, cells, and stretches of words with the same marks: a table of 20,000 cells. */
const MOST_NODES = 85_000;

/** Paragraphs, lists, tables and others of the outermost level. Each costs the form about a millisecond. */
const MOST_BLOCKS = 4000;

export const isTooLong = (html: string): boolean => html.length > MOST_HTML;
export const isTooLongRtf = (rtf: string): boolean => rtf.length > MOST_RTF;
export const hasTooMuchMarkup = (html: string): boolean =>
  html.length > MOST_MARKUP || (html.match(/</g)?.length ?? 0) > MOST_TAGS || isTooDeep(html);

/** Elements in one another. Browsers take very long to parse more. */
const MOST_DEPTH = 1000;

/** Elements that programs always end. Others, such as items in LibreOffice, end with the next one. */
const NESTING = /<(\/?)(?:table|div|ul|ol|section|article|blockquote|font|span|b|i|em|strong)\b/gi;

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, end] of html.matchAll(NESTING)) {
    depth = end === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}

export const isTooMuchText = (text: string): boolean => text.length > MOST_TEXT;

/** Whether what was read would keep the browser busy for long when it is shown. */
export function isTooMuch(nodes: readonly JSONContent[]): boolean {
  let [letters, count] = [0, 0];
  const add = ({ text = '', content = [] }: JSONContent) => {
    letters += text.length;
    count += 1;
    content.forEach(add);
  };
  nodes.forEach(add);
  return nodes.length > MOST_BLOCKS || letters > MOST_TEXT || count > MOST_NODES;
}

/** Tells the editor that nothing was pasted. */
export function refuse(): void {
  clearNotices();
  addNotice('This is too much to paste at once. Paste it in parts.');
}
