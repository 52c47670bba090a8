import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { toLinkUrl, toMediaUrl } from '../../../platform/text/url';
import { breaksWithoutSpace, hasUnspacedLetters } from '../../../platform/shared/unspaced-scripts.gen';
import { isVisible } from '../../../platform/text/visible';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, REPLACED_TAGS, DROPPED_TAGS } from './allowed-html';
import { escapeStrayBrackets } from './stray-brackets';
import { STRUCK_MARK, strikeMarked } from './struck-out';

/** Deeper than any table in a list in a quotation. Browsers stop at 512. */
export const DEEPEST_NESTING = 60;
const MOST_SPANNED_CELLS = 100;
/**
 * A long article has 20,000 characters. The parser's time grows with the square of the number of open elements: 0.1 s
 * at this length.
 */
export const MAX_CHARACTERS = 100_000;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { ...ALLOWED_ATTRIBUTES, '*': [...(ALLOWED_ATTRIBUTES['*'] ?? []), STRUCK_MARK] },
  nonTextTags: DROPPED_TAGS,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST_NESTING,
  transformTags: {
    ...REPLACED_TAGS,
    a: cleanLink,
    img: cleanImage,
    th: cleanCell,
    td: cleanCell,
    ol: cleanNumbering,
    '*': keepWhatStylesSay,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/**
 * An editor's HTML as plain content: text, lists, tables, links and pictures (C19). Links and pictures follow the rules
 * of `platform/text/url`. Anything else is removed but keeps its text, unless browsers would not show it as text.
 * @returns '' when nothing is left, and for more than 100,000 characters
 */
export function cleanHtml(html: string): string {
  if (html.length > MAX_CHARACTERS) return '';
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = joinLines(strikeMarked(sanitizeHtml(escapeStrayBrackets(html), OPTIONS)).trim());
  cleaned.set(html, clean);
  return clean;
}

/** A form is checked at each pause in typing, and most of its markup is the same each time. */
const cleaned = new LRUCache<string, string>({
  maxSize: 40 * MAX_CHARACTERS,
  sizeCalculation: (clean, html) => html.length + clean.length + 1,
});

/** Whether cleaned HTML contains text, a picture or a horizontal rule. */
export function hasVisibleContent(cleaned: string): boolean {
  return /<(?:img|hr) /.test(withoutElement(cleaned, RUBY_BRACKET_TAG)) || isVisible(htmlText(cleaned));
}

const INLINE_TAG =
  /<\/?(?:a|strong|b|em|i|u|s|del|ins|sub|sup|small|mark|abbr|cite|q|code|kbd|samp|var|time|ruby)(?=[ >])[^>]*>/g;
/**
 * The brackets around a ruby annotation are for browsers that cannot show it above its word; the others hide them with
 * all their content.
 */
const RUBY_BRACKET_TAG = /(<\/?rp(?=[ >])[^>]*>)/;
/** A ruby annotation: the pronunciation shown above a word. */
const READING = /<\/?rt(?=[ >])[^>]*>/g;
const TAG = /<[^>]*>/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const PRE = /(<pre[ >][\s\S]*?<\/pre>)/;
const LINE_END = /[ \t\r]*\n\s*/g;
/** How many characters around a line break are searched for its neighbours, across tags. */
const NEAR = 200;

/** Browsers show a line break as a space, even in scripts that put no spaces between words. */
function joinLines(cleaned: string): string {
  if (!hasUnspacedLetters(cleaned)) return cleaned;
  const joined = (html: string) =>
    html.replace(LINE_END, (found, at: number) => {
      const before = html.slice(Math.max(0, at - NEAR), at).replace(INLINE_TAG, '');
      const after = html.slice(at + found.length, at + found.length + NEAR).replace(INLINE_TAG, '');
      return breaksWithoutSpace(before, after) ? '' : found;
    });
  return cleaned
    .split(PRE)
    .map((piece) => (PRE.test(piece) ? piece : joined(piece)))
    .join('');
}

const STRUCK_TAG = /(<\/?(?:s|del)(?=[ >])[^>]*>)/;

/** Cleaned HTML without its struck-out content (C18). */
export const withoutStruckHtml = (cleaned: string): string => withoutElement(cleaned, STRUCK_TAG);

/** Cleaned HTML without the elements with tags that the expression captures, and without their content. */
function withoutElement(cleaned: string, tag: RegExp): string {
  let depth = 0;
  return cleaned
    .split(tag)
    .filter((piece) => {
      if (!tag.test(piece)) return depth === 0;
      depth += piece.startsWith('</') ? -1 : 1;
      return false;
    })
    .join('');
}

/**
 * The visible text of cleaned HTML, without struck-out text, with "\n" between lines. Only for the result of
 * `cleanHtml`, where every `<` and `>` belongs to a tag.
 */
export function htmlText(cleaned: string): string {
  return withoutElement(withoutStruckHtml(cleaned), RUBY_BRACKET_TAG)
    .replace(READING, (tag) => (tag.startsWith('</') ? ')' : ' ('))
    .replace(INLINE_TAG, '')
    .replace(TAG, '\n')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

const STRUCK_STYLE = /text-decoration[^;]*line-through/i;
const BOX_STYLE = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|flow-root|list-item|table)/i;
const KNOWN_TAGS = new Set([...ALLOWED_TAGS, ...DROPPED_TAGS]);

/**
 * Styles are removed, but two of them carry meaning: struck-out text would otherwise read as valid, and text in boxes
 * would run together.
 */
function keepWhatStylesSay(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { style = '', [STRUCK_MARK]: _, ...rest } = attribs;
  const becomes = KNOWN_TAGS.has(tagName) || !BOX_STYLE.test(style) ? tagName : 'div';
  if (!STRUCK_STYLE.test(style)) return { tagName: becomes, attribs: rest };
  return KNOWN_TAGS.has(becomes)
    ? { tagName: becomes, attribs: { ...rest, [STRUCK_MARK]: '' } }
    : { tagName: 's', attribs: rest };
}

function cleanLink(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href, target, rel: _, ...rest } = attribs;
  const address = toLinkUrl(href);
  if (address === null) return { tagName, attribs: rest };
  const followed = { href: address, ...rest };
  return target === '_blank'
    ? { tagName, attribs: { ...followed, target, rel: 'noopener noreferrer nofollow' } }
    : { tagName, attribs: followed };
}

function cleanImage(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { src, alt, width, height } = attribs;
  const address = toMediaUrl(src);
  if (address === null) return { tagName, attribs: {} };
  return {
    tagName,
    attribs: {
      src: address,
      alt: alt ?? '',
      ...wholeNumber('width', width, 10_000),
      ...wholeNumber('height', height, 10_000),
      loading: 'lazy',
    },
  };
}

function cleanCell(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { colspan, rowspan, ...rest } = attribs;
  return {
    tagName,
    attribs: {
      ...rest,
      ...wholeNumber('colspan', colspan, MOST_SPANNED_CELLS),
      ...wholeNumber('rowspan', rowspan, MOST_SPANNED_CELLS),
    },
  };
}

function cleanNumbering(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { start, ...rest } = attribs;
  return { tagName, attribs: { ...rest, ...wholeNumber('start', start, 100_000) } };
}

/** The attribute when it is a whole number from 1 to `most`, otherwise nothing. */
function wholeNumber(name: string, value: string | undefined, most: number): sanitizeHtml.Attributes {
  return value !== undefined && /^[1-9]\d{0,5}$/.test(value) && Number(value) <= most
    ? { [name]: value }
    : {};
}
