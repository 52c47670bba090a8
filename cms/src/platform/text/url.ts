/**
 * Which addresses an editor's text may send a reader's browser to. Everything else (javascript:, data:, vbscript:,
 * `//host`, addresses whose look deceives) is refused whole. Two slips are mended, because what was meant is clear: blanks
 * around an address, and a missing `https://`. Media are asked for by TLS where `http://` was typed.
 */

const MAX_LENGTH = 2000;

// Browsers drop tabs, line ends and leading blanks before they read the scheme, read "\" as "/", and show invisible
// and direction-changing characters as nothing: each has hidden a scheme or a host before.
const DECEIVING = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u;

// Without the two slashes, or with a third, a browser guesses where the host begins.
const WEB_SCHEME = /^https?:\/\/[^/?#]/i;
const LETTER_SCHEME = /^(?:mailto|tel):[^/]/i;

/** With port 80, where nobody speaks TLS, as a part of the scheme. */
const PLAIN_HTTP = /^http:(\/\/[^/?#]*?)(?::0*80)?(?=[/?#]|$)/i;
const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** A host as people write it, up to where its path, query or fragment begins. */
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+(\p{L}{2,})(?::\d{1,5})?(?=[/?#]|$)/u;
/** What ends in one of these is as likely the name of a file. */
const FILE_NAMES = new Set(
  (
    '7z asp aspx avif bmp css csv doc docx flac gif htm html jpeg jpg js json jsp m4a m4v md mov mp3 mp4 odt ogg ogv opus pdf ' +
    'php png ppt pptx rar rtf svg txt wav webm webp xhtml xls xlsx xml yaml yml zip'
  ).split(' '),
);

/**
 * An address as it was meant: without the blanks that come along when it is copied, and with the `https://` that the bars
 * of browsers leave out. What is not clear stays as it is, for the rules below to refuse.
 */
export function completeUrl(address: unknown): unknown {
  if (typeof address !== 'string' || address.length > 2 * MAX_LENGTH) return address;
  const trimmed = address.trim();
  const ending = BARE_HOST.exec(trimmed)?.[1];
  if (ending === undefined) return trimmed;
  const isFile = FILE_NAMES.has(ending.toLowerCase()) && !/^www\./i.test(trimmed);
  return isFile ? trimmed : `https://${trimmed}`;
}

/** An address on the web, `https://example.org/page`. Null: refused. */
export function webUrl(typed: unknown): string | null {
  const address = completeUrl(typed);
  if (!isPlain(address) || !WEB_SCHEME.test(address)) return null;
  const url = parseUrl(address);
  // "https://hospital.example@elsewhere.example" goes elsewhere.
  return url && url.hostname && !url.username && !url.password ? address : null;
}

/** Where a link may lead: the web, mailto:, tel:, a path of this site (`/sleep`) or a place on the page (`#top`). Null: refused. */
export function linkUrl(typed: unknown): string | null {
  const address = completeUrl(typed);
  if (!isPlain(address)) return null;
  if (address.startsWith('#')) return address;
  if (LETTER_SCHEME.test(address)) return address;
  return sitePath(address) ?? webUrl(address);
}

/** Where a picture, a recording or a film may lie: the web, by TLS, or a path of this site. Null: refused. */
export function mediaUrl(typed: unknown): string | null {
  const address = completeUrl(typed);
  if (!isPlain(address)) return null;
  const onTheWeb = webUrl(address);
  return onTheWeb === null ? sitePath(address) : byTls(onTheWeb);
}

/** Whether a link stays on this site: a path or a place on the page. `address` has passed `linkUrl`. */
export function isOnThisSite(address: string): boolean {
  return address.startsWith('/') || address.startsWith('#');
}

/**
 * The security policy of the site's pages lets nothing in that comes without TLS. On the machine itself, where the site is
 * tried out, nothing answers by TLS.
 */
function byTls(address: string): string {
  return OWN_MACHINE.test(new URL(address).hostname) ? address : address.replace(PLAIN_HTTP, 'https:$1');
}

function sitePath(address: string): string | null {
  if (!address.startsWith('/') || address.startsWith('//')) return null;
  // "/.//host" and "/x/..//host" become "//host" when a browser or a router tidies them.
  const url = parseUrl(address, 'https://site.invalid');
  return url && url.host === 'site.invalid' && !url.pathname.startsWith('//') ? address : null;
}

function isPlain(address: unknown): address is string {
  return (
    typeof address === 'string' && address !== '' && address.length <= MAX_LENGTH && !DECEIVING.test(address)
  );
}

function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
