/**
 * The addresses to which an editor's text may send a reader's browser. Everything else is refused (javascript:, data:,
 * vbscript:, `//host`, deceptive addresses). Three mistakes are fixed, because the intention is clear: spaces around an
 * address, a missing `https://`, and a repeated one. Media addresses typed with `http://` are loaded over TLS.
 */

/** The limit of the fields, too. */
export const MAX_URL_LENGTH = 2000;

// Browsers drop tabs, line ends and leading spaces before they read the scheme, read "\" as "/", and do not display
// invisible and direction-changing characters: each of these has been used to hide a scheme or a host.
const DECEIVING = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u;

// Without the two slashes, or with a third, a browser guesses where the host begins.
const WEB_SCHEME = /^https?:\/\/[^/?#]/i;
const LETTER_SCHEME = /^(?:mailto|tel):[^/]/i;

/** The scheme together with port 80, on which no server uses TLS. */
const PLAIN_HTTP = /^http:(\/\/[^/?#]*?)(?::0*80)?(?=[/?#]|$)/i;
const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** A host without a scheme, up to its path, query or fragment. */
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+(\p{L}{2,})(?::\d{1,5})?(?=[/?#]|$)/u;
/** An address that ends in one of these could just as well be a file name. */
const FILE_NAMES = new Set(
  (
    '7z asp aspx avif bmp css csv doc docx flac gif htm html jpeg jpg js json jsp m4a m4v md mov mp3 mp4 odt ogg ogv opus pdf ' +
    'php png ppt pptx rar rtf svg txt wav webm webp xhtml xls xlsx xml yaml yml zip'
  ).split(' '),
);

/** An address that was pasted behind the `https://` of an empty field. */
const REPEATED_SCHEME = /^(?:https?:\/\/)+(?=https?:\/\/)/i;

/**
 * The intended address: without the spaces that are easily copied along, with the `https://` that browsers' address bars
 * hide, and with one scheme only. Unclear addresses are unchanged, and the rules below refuse them.
 */
export function completeUrl(address: unknown): unknown {
  if (typeof address !== 'string' || address.length > 2 * MAX_URL_LENGTH) return address;
  const trimmed = address.trim().replace(REPEATED_SCHEME, '');
  const ending = BARE_HOST.exec(trimmed)?.[1];
  if (ending === undefined) return trimmed;
  const isFile = FILE_NAMES.has(ending.toLowerCase()) && !/^www\./i.test(trimmed);
  return isFile ? trimmed : `https://${trimmed}`;
}

/** An address on the web, `https://example.org/page`. Null: refused. */
export function toWebUrl(typed: unknown): string | null {
  const address = completeUrl(typed);
  if (!isPlain(address) || !WEB_SCHEME.test(address)) return null;
  const url = parseUrl(address);
  // "https://hospital.example@elsewhere.example" leads to elsewhere.example.
  return url && url.hostname && !url.username && !url.password ? address : null;
}

/** Where a link may lead: the web, mailto:, tel:, a path of this site (`/sleep`) or a place on the page (`#top`). Null: refused. */
export function toLinkUrl(typed: unknown): string | null {
  const address = completeUrl(typed);
  if (!isPlain(address)) return null;
  if (address.startsWith('#')) return address;
  if (LETTER_SCHEME.test(address)) return address;
  return sitePath(address) ?? toWebUrl(address);
}

/** The address of a picture, recording or film: the web over TLS, or a path of this site. Null: refused. */
export function toMediaUrl(typed: unknown): string | null {
  const address = completeUrl(typed);
  if (!isPlain(address)) return null;
  const onTheWeb = toWebUrl(address);
  return onTheWeb === null ? sitePath(address) : byTls(onTheWeb);
}

/** Whether a link stays on this site: a path or a place on the page. `address` has passed `linkUrl`. */
export function isOnThisSite(address: string): boolean {
  return address.startsWith('/') || address.startsWith('#');
}

/**
 * The content security policy of the site's pages blocks everything without TLS. Local addresses are exempt: when the
 * site is tried out on one machine, nothing there serves TLS.
 */
function byTls(address: string): string {
  return OWN_MACHINE.test(new URL(address).hostname) ? address : address.replace(PLAIN_HTTP, 'https:$1');
}

function sitePath(address: string): string | null {
  if (!address.startsWith('/') || address.startsWith('//')) return null;
  // "/.//host" and "/x/..//host" become "//host" when a browser or a router normalises them.
  const url = parseUrl(address, 'https://site.invalid');
  return url && url.host === 'site.invalid' && !url.pathname.startsWith('//') ? address : null;
}

function isPlain(address: unknown): address is string {
  return (
    typeof address === 'string' &&
    address !== '' &&
    address.length <= MAX_URL_LENGTH &&
    !DECEIVING.test(address)
  );
}

function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
