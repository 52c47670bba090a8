/**
 * The canonical address of a differently spelled one, or null if it is canonical. The browser's router treats
 * `/blog//x` and `/blog/x` as different pages, so the server must not treat them as the same.
 */
export function canonicalAddress(target: string): string | null {
  const { path, query } = splitTarget(target);
  const own = canonicalPath(path);
  return own === path ? null : own + query;
}

/**
 * The address in lower case, like all slugs, or null if it already is. Search queries stay as typed.
 * @param target otherwise canonical
 */
export function lowerCaseAddress(target: string): string | null {
  const { path, query } = splitTarget(target);
  if (!/[A-Z]/.test(path) || /^\/search\//i.test(path)) return null;
  const small = path.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return small === path ? null : small + query;
}

/** The path and query of a request target, which may be in absolute form: `http://site/blog/x`. */
export function withoutOrigin(target: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [''];
  const rest = target.slice(origin.length);
  return origin !== '' && !rest.startsWith('/') ? `/${rest}` : rest;
}

/**
 * The canonical form of a path: dot segments resolved, single slashes, none at the end, and no unnecessary
 * percent-encoding (RFC 3986, 6.2.2). It begins with exactly one slash, so that no browser treats it as another host,
 * as with `//evil.example` and `/\evil.example`. Whether `@` and similar characters are encoded stays unchanged:
 * clients differ, and would be redirected in a loop.
 */
export function canonicalPath(path: string): string {
  // The common case.
  if (/^(?:\/[\w~-][\w.~-]*)+$/.test(path)) return path;
  const { pathname } = new URL(`http://site${path}`);
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.map((segment) => segment.replace(/%[\da-f]{2}/gi, plainest)).join('/')}`;
}

function plainest(encoded: string): string {
  const sign = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[\w.~-]/.test(sign) ? sign : encoded.toUpperCase();
}

/** Browsers never send the part after `#`. */
export function splitTarget(target: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return { path, query };
}
