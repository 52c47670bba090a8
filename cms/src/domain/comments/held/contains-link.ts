import { foldText } from './fold-text';

/** `https://`, `ftp://`; also the `hxxp://` with which people avoid filters. */
const SCHEME = /[a-z][a-z\d+.-]{1,20}:\/\//i;
const WWW = /(?<![\p{L}\p{N}])www\d?\.[\p{L}\p{N}]/iu;

/** Ways to write the dot of an address so that programs overlook it: `example[.]com`, `example (dot) com`. */
const DISGUISED_DOT = /\s*[[({]\s*(?:\.|dot|punkt|punto)\s*[\])}]\s*/gi;

/** Common endings of addresses. Which of the others are in use changes from week to week. */
const ENDINGS = [
  ...['com', 'net', 'org', 'edu', 'gov', 'mil', 'info', 'biz', 'mobi', 'asia', 'xyz', 'icu', 'cyou', 'рф'],
  // Of countries, except those that are common words, which people write right after a full stop: it, is, so, me.
  ...['ae', 'ar', 'au', 'bd', 'br', 'ca', 'cc', 'cf', 'ch', 'cl', 'cn', 'co', 'cz', 'de', 'dk', 'ee', 'es'],
  ...['eu', 'fi', 'fm', 'fr', 'ga', 'gq', 'gr', 'hk', 'hr', 'hu', 'ie', 'il', 'io', 'ir', 'jp', 'ke', 'kr'],
  ...['kz', 'li', 'lt', 'lv', 'ly', 'ml', 'mx', 'ng', 'nl', 'nz', 'pe', 'pk', 'pl', 'pt', 'pw', 'ro', 'rs'],
  ...['ru', 'sa', 'se', 'sg', 'sk', 'su', 'th', 'tk', 'tr', 'tv', 'tw', 'ua', 'uk', 'vn', 'ws', 'za'],
];
/** Endings that are words: with a capital, a sentence begins there. */
const WORDS = [
  ...['app', 'ai', 'bet', 'bid', 'blog', 'buzz', 'care', 'cash', 'casino', 'click', 'clinic', 'club', 'dev'],
  ...['diet', 'fit', 'fun', 'health', 'life', 'link', 'live', 'loan', 'media', 'money', 'name', 'news'],
  ...['online', 'page', 'pharmacy', 'poker', 'pro', 'shop', 'site', 'space', 'store', 'tech', 'top', 'vip'],
  ...['website', 'win', 'world'],
];
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const HOST = String.raw`(?<![\p{L}\p{N}.-])(?:${LABEL}\.){1,6}`;
const END = String.raw`(?![\p{L}\p{N}-])`;
const BARE = new RegExp(`${HOST}(?:${ENDINGS.join('|')})${END}`, 'iu');
const BARE_WORD = new RegExp(`${HOST}(?:${WORDS.join('|')})${END}`, 'u');
/** Whatever its ending: `example.beauty/offer`. */
const WITH_PATH = new RegExp(String.raw`${HOST}\p{L}{2,24}(?::\d{2,5})?\/[\p{L}\p{N}]`, 'iu');

/**
 * Whether a comment contains a link or an e-mail address, or something that readers take for one. It rather finds too
 * much: what it finds only waits for an editor.
 */
export function containsLink(text: string): boolean {
  const folded = foldText(text).replace(DISGUISED_DOT, '.');
  return [SCHEME, WWW, BARE, BARE_WORD, WITH_PATH].some((pattern) => pattern.test(folded));
}
