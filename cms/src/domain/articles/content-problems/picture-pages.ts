import { mediaUrl } from '../../../links/url';

/** Sites whose addresses are pages around a picture; the pictures themselves lie on other hosts (`media.giphy.com`, `i.imgur.com`). */
const PAGES =
  /^(?:www\.)?(?:giphy\.com|gph\.is|tenor\.com|imgur\.com|gfycat\.com|redgifs\.com|pinterest\.[a-z.]+|pin\.it|tumblr\.com)$/;
/** Of pages and films, whatever site they are on: none of them is drawn as a picture. `.gifv` is Imgur's for a page with a film. */
const NO_PICTURE = /\.(?:html?|xhtml|php|aspx?|gifv|mp4|m4v|webm|mov|pdf)$/i;

/** Files of this site: those of the library, and others by their ending. */
const OWN_PICTURE = /^\/uploads\/|\.(?:gif|webp|a?png|avif|jpe?g)$/i;

/**
 * What an address leads to that is no picture, for a block that draws one.
 * @returns words that follow “it is”; null: it may be a picture
 */
export function noPicture(address: unknown): string | null {
  const url = mediaUrl(address);
  if (url === null) return null;
  const { hostname, pathname } = new URL(url, 'https://site.invalid');
  if (PAGES.test(hostname)) return `a page of ${hostname.replace(/^www\./, '')}`;
  if (url.startsWith('/') && !OWN_PICTURE.test(pathname)) return 'a page of this site';
  return NO_PICTURE.test(pathname) ? 'a page or a film' : null;
}
