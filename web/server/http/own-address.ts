/**
 * Where an address that is spelled otherwise has its page, or null when this is the page's own. The browser's router
 * takes `/blog//x` for another page than `/blog/x`, so the server must not take them for one.
 */
export function ownAddress(target: string): string | null {
  const { path, query } = splitTarget(target);
  const own = ownPath(path);
  return own === path ? null : own + query;
}

/**
 * The address in small letters, as all slugs are, or null where it is in them already. What somebody searched for stays as it was typed.
 * @param target in its own spelling otherwise
 */
export function inSmallLetters(target: string): string | null {
  const { path, query } = splitTarget(target);
  if (!/[A-Z]/.test(path) || /^\/search\//i.test(path)) return null;
  const small = path.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return small === path ? null : small + query;
}

/** The path and query of a request's target, which may name the whole address: `http://site/blog/x`. */
export function withoutOrigin(target: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [''];
  const rest = target.slice(origin.length);
  return origin !== '' && !rest.startsWith('/') ? `/${rest}` : rest;
}

/**
 * The one spelling of a path: dot segments resolved, slashes single and none at the end, and no sign encoded that need
 * not be (RFC 3986, 6.2.2). It begins with exactly one slash, so no browser takes it for another host, as it would
 * `//evil.example` and `/\evil.example`. Whether `@` and its like are encoded stays: clients differ in it, and would be
 * sent round in circles.
 */
export function ownPath(path: string): string {
  // Nearly every address that is asked for.
  if (/^(?:\/[\w~-][\w.~-]*)+$/.test(path)) return path;
  const { pathname } = new URL(`http://site${path}`);
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.map((segment) => segment.replace(/%[\da-f]{2}/gi, plainest)).join('/')}`;
}

function plainest(encoded: string): string {
  const sign = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[\w.~-]/.test(sign) ? sign : encoded.toUpperCase();
}

/** What stands after `#` no browser sends. */
export function splitTarget(target: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return { path, query };
}
