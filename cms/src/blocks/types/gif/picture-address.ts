import { mediaUrl } from '../../../platform/text/url';

/**
 * Sites whose addresses are pages around a picture or a film; the pictures themselves lie on other hosts (`media.giphy.com`,
 * `i.imgur.com`, `upload.wikimedia.org`).
 */
const PAGES =
  /^(?:(?:www|m)\.)?(?:giphy\.com|gph\.is|tenor\.com|imgur\.com|gfycat\.com|redgifs\.com|pinterest\.[a-z.]+|pin\.it|tumblr\.com|youtube\.com|youtu\.be|vimeo\.com|flickr\.com|instagram\.com|facebook\.com|tiktok\.com|reddit\.com|twitter\.com|x\.com)$/;
const WIKI = /(?:^|\.)wiki(?:media|pedia)\.org$/;
/** `/wiki/File:Stretch.gif` looks like a file and is a page; `Special:FilePath` leads to the file itself. */
const WIKI_PAGE = /^\/wiki\/(?!Special:)/i;

/** By their endings, whatever site they are on. `.gifv` is Imgur's for a page with a film. */
const OTHERS: readonly [RegExp, string][] = [
  [/\.(?:html?|xhtml|php|aspx?|gifv)$/i, 'a page'],
  [/\.(?:mp4|m4v|webm|mov|ogv)$/i, 'a film'],
  [/\.(?:mp3|m4a|aac|og[ag]|opus|wav|flac)$/i, 'a recording'],
  [/\.(?:pdf|docx?|pptx?|xlsx?|zip)$/i, 'a document'],
];

/** Files of this site: those of the library, and others by their ending. */
const OWN_PICTURE = /^\/uploads\/|\.(?:gif|webp|a?png|avif|jpe?g)$/i;

/** The pages that Giphy shows a picture on, and its frame for other sites: `/gifs/some-words-ID`, `/embed/ID`. A word is no id. */
const GIPHY = /^\/(?:gifs|stickers|embed)\/(?:[\w%.~-]+-)?(?=[a-z]*[A-Z0-9])([A-Za-z0-9]{10,40})\/?$/;

/**
 * The address of the picture that a page shows, where it follows from the page's own address; null: it does not. Only Giphy's
 * addresses are like that.
 */
export function pictureOfPage(address: unknown): string | null {
  const url = parsed(address);
  if (url === null || !/^(?:www\.)?giphy\.com$/.test(url.hostname)) return null;
  const [, id] = GIPHY.exec(url.pathname) ?? [];
  return id === undefined ? null : `https://media.giphy.com/media/${id}/giphy.gif`;
}

/**
 * What an address leads to that is no picture, for a block that draws one.
 * @returns words that follow “it is”; null: it may be a picture, or it is no address
 */
export function noPicture(address: unknown): string | null {
  const url = parsed(address);
  if (url === null || pictureOfPage(address) !== null) return null;
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
  const url = mediaUrl(address);
  return url === null ? null : new URL(url, `https://${OWN_SITE}`);
}
