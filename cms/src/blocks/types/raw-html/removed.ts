import sanitizeHtml from 'sanitize-html';
import { toLinkUrl, toMediaUrl } from '../../../platform/text/url';
import { ALLOWED_ATTRIBUTES, DROPPED_TAGS } from './allowed-html';
import { DEEPEST_NESTING, MAX_CHARACTERS } from './clean-html';
import { escapeStrayBrackets } from './stray-brackets';

/** A longer list helps nobody. */
const MOST_NAMED = 20;

/**
 * Describes what cleaning removes from markup and an author may have wanted to show: elements dropped with their
 * content, unsafe links, pictures that cannot be shown. Elements that only lose their tags are not listed.
 */
export function describeRemoved(html: string): string[] {
  if (html.length > MAX_CHARACTERS) return [];
  const removed = new Set<string>();
  const markup = escapeStrayBrackets(html);
  for (const [found] of markup.replace(COMMENT, '').matchAll(INSTRUCTION)) {
    if (removed.size < MOST_NAMED) removed.add(found);
  }
  sanitizeHtml(markup, {
    allowedTags: [],
    allowedAttributes: {},
    nestingLimit: DEEPEST_NESTING,
    // Only the calls matter; the result is not used.
    onOpenTag: (tag, attribs) => {
      if (removed.size >= MOST_NAMED) return;
      const words = wordsIn(tag, attribs);
      if (words !== '') removed.add(`the words “${words.slice(0, 80)}” of <${tag}>`);
      if (DROPPED_TAGS.includes(tag)) removed.add(`<${tag}>`);
      else if (isHidden(attribs)) removed.add(`what hides <${tag}>, so readers see it`);
      if (tag === 'a' && attribs['href'] !== undefined && toLinkUrl(attribs['href']) === null) {
        removed.add(`the address ${attribs['href'].slice(0, 80)}`);
      }
      if (tag === 'img' && toMediaUrl(attribs['src']) === null) {
        removed.add(`the picture ${(attribs['src'] ?? '').slice(0, 80)}`.trim());
      }
    },
  });
  return [...removed];
}

const NOT_DISPLAYED = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Cleaning removes both, and keeps the words. */
const isHidden = ({ hidden, style = '' }: sanitizeHtml.Attributes): boolean =>
  hidden !== undefined || NOT_DISPLAYED.test(style);

const COMMENT = /<!--[\s\S]*?-->/g;
/**
 * The beginning of `<?php ... ?>` and the like, which browsers treat as comments. Excludes doctypes and Word's
 * conditional comments.
 */
const INSTRUCTION = /<(?:\?(?!xml)|!(?!doctype|--|\[(?:if|endif)))[^>]{1,80}>?/gi;

/** Boolean attributes. */
const SWITCHES = new Set(
  (
    'allowfullscreen async autofocus autoplay checked clear compact controls default defer disabled download draggable ' +
    'formnovalidate hidden inert inputmode ismap itemscope loop multiple muted nomodule noresize noshade novalidate nowrap ' +
    'open playsinline readonly required reversed selected translate'
  ).split(' '),
);
const WORD = /^[\p{L}\p{N}]+$/u;

/** Attributes that browsers show or read aloud. */
const SHOWN = ['alt', 'aria-label', 'label', 'summary', 'title'];

/**
 * Text inside a tag: attributes that browsers show, and words that were never meant as a tag, as in "a <b and c> d".
 */
function wordsIn(tag: string, attribs: sanitizeHtml.Attributes): string {
  const shown = SHOWN.filter((name) => !ALLOWED_ATTRIBUTES[tag]?.includes(name))
    .map((name) => attribs[name] ?? '')
    .filter((value) => value !== '');
  if (shown.length > 0) return shown.join(' ');
  if (tag === 'input')
    return attribs['type'] === 'hidden' ? '' : (attribs['value'] ?? attribs['placeholder'] ?? '');
  const bare = Object.entries(attribs).filter(([name, value]) => value === '' && WORD.test(name));
  const words = bare.map(([name]) => name).filter((name) => !SWITCHES.has(name) && !VALUED.has(name));
  return words.join(' ');
}

/** Attributes that people leave empty. */
const VALUED = new Set(
  'abbr action align alt axis bgcolor border class color content dir face height href id label lang name placeholder rel role scope size src srcset start style summary tabindex target title type valign value width'.split(
    ' ',
  ),
);
