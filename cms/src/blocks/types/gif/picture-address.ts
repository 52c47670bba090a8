import { toMediaUrl } from '../../../platform/text/url';

/**
 * Sites where URLs lead to pages around a picture or a video; the pictures themselves are on other hosts
 * (`media.giphy.com`, `i.imgur.com`, `upload.wikimedia.org`).
 */
const PAGES =
  /^(?:(?:www|m)\.)?(?:giphy\.com|gph\.is|tenor\.com|imgur\.com|gfycat\.com|redgifs\.com|pinterest\.[a-z.]+|pin\.it|tumblr\.com|youtube\.com|youtu\.be|vimeo\.com|flickr\.com|instagram\.com|facebook\.com|tiktok\.com|reddit\.com|twitter\.com|x\.com)$/;
const WIKI = /(?:^|\.)wiki(?:media|pedia)\.org$/;
/** `/wiki/File:Stretch.gif` looks like a file but is a page; `Special:FilePath` leads to the file itself. */
const WIKI_PAGE = /^\/wiki\/(?!Special:)/i;

/** By extension, on whatever site they are. Imgur uses `.gifv` for a page with a video. */
const OTHERS: readonly [RegExp, string][] = [
  [/\.(?:html?|xhtml|php|aspx?|gifv)$/i, 'a page'],
  [/\.(?:mp4|m4v|webm|mov|ogv)$/i, 'a film'],
  [/\.(?:mp3|m4a|aac|og[ag]|opus|wav|flac)$/i, 'a recording'],
  [/\.(?:pdf|docx?|pptx?|xlsx?|zip)$/i, 'a document'],
];

/** Files of this site: those of the library, and others by extension. */
const OWN_PICTURE = /^\/uploads\/|\.(?:gif|webp|a?png|avif|jpe?g)$/i;

/**
 * The pages on which Giphy shows a picture, and its frame for other sites: `/gifs/some-words-ID`, `/embed/ID`. A single
 * word is not an id.
 */
const GIPHY = /^\/(?:gifs|stickers|embed)\/(?:[\w%.~-]+-)?(?=[a-z]*[A-Z0-9])([A-Za-z0-9]{10,40})\/?$/;

/**
 * The URL of the picture that a page shows, when it follows from the page's own URL; otherwise null. Only Giphy's URLs
 * work like that.
 */
export function getPagePicture(address: unknown): string | null {
  const url = parsed(address);
  if (url === null || !/^(?:www\.)?giphy\.com$/.test(url.hostname)) return null;
  const [, id] = GIPHY.exec(url.pathname) ?? [];
  return id === undefined ? null : `https://media.giphy.com/media/${id}/giphy.gif`;
}

/**
 * What a URL leads to when that is not a picture, for a block that shows one.
 * @returns words that complete “it is”; null when it may be a picture or is not a URL
 */
export function describeNonPicture(address: unknown): string | null {
  const url = parsed(address);
  if (url === null || getPagePicture(address) !== null) return null;
  const { hostname, pathname, search } = url;
  if (PAGES.test(hostname)) return `a page of ${hostname.replace(/^www\./, '')}`;
  if (WIKI.test(hostname) && WIKI_PAGE.test(pathname)) return `a page of ${hostname.replace(/^www\./, '')}`;
  const other = OTHERS.find(([ending]) => ending.test(pathname))?.[1];
  if (other !== undefined) return other;
  if (hostname === OWN_SITE) return OWN_PICTURE.test(pathname) ? null : 'a page of this site';
  return pathname === '/' && search === '' ? 'a page' : null;
}

const OWN_SITE = 'site.invalid';

function parsed(address: unknown): URL | null {
  const url = toMediaUrl(address);
  return url === null ? null : new URL(url, `https://${OWN_SITE}`);
}
