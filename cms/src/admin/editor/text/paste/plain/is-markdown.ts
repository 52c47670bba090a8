/** Signs that are rare in text that is not Markdown, at the start of a line or around words. */
const SIGNS = [
  /^#{1,6} \S/m,
  // Two items of one list, or an item and one below it: a line with a year and one with a dash are no list.
  /^ {0,3}[-*+] \S.*\n(?:[ \t]*\n)? {0,8}[-*+] \S/m,
  /^ {0,3}\d{1,3}[.)] \S.*\n(?:[ \t]*\n)? {0,8}\d{1,3}[.)] \S/m,
  /^ {0,3}(?:[-*+]|\d{1,3}[.)]) \S.*\n {2,8}(?:[-*+]|\d{1,3}[.)]) \S/m,
  /^> \S/m,
  /^(?:```|~~~)/m,
  /^\|.+\|[ \t]*\n\|? ?:?-{2,}/m,
  /\*\*[^\s*][^*\n]{0,500}\*\*/,
  /!?\[[^\]\n]{1,500}\]\((?:https?:|\/|mailto:)[^)\s]*\)/,
];

/** Deeper quotations and lists are no text that somebody wrote, and take very long to read. */
const TOO_DEEP = /^(?:[ \t]{0,8}(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){12}/m;

export const isMarkdown = (text: string): boolean =>
  SIGNS.some((sign) => sign.test(text)) && !TOO_DEEP.test(text);

/** About 30,000 words. */
const MOST_CHARACTERS = 200_000;

const MOST_ITEMS = 3000;

/** Between two empty lines, where each is compared with those before it. */
const MOST_MARKS = 6000;

/** Whether reading it as Markdown would keep the browser busy for many seconds. */
export const isTooMuchMarkdown = (text: string): boolean =>
  text.length > MOST_CHARACTERS ||
  count(text, /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/gm) > MOST_ITEMS ||
  text.split(/\n[ \t]*\n/).some((part) => count(part, /[*_~]+/g) > MOST_MARKS);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
