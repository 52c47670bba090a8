/** Query parameters that a page of the site depends on. All others (`utm_source` ...) share one page. */
export const PAGE_PARAMETERS: readonly string[] = [];

/**
 * The address a page is made and kept under, one for all the ways to write it: dot segments resolved, slashes single,
 * letters encoded only where they must be, and of the query those parameters that matter, in order.
 * @param target path and query as they stand in the request, from `/`
 */
export function pageAddress(target: string, parameters = PAGE_PARAMETERS): string {
  const { pathname, searchParams: given } = new URL(`http://site${target}`);
  const path = pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/');
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `/${path}?${kept}` : `/${path}`;
}

/**
 * Where an address with a slash at its end has its page, or null when this is the page's own.
 * Never an address that a browser would take for another host: `//evil.example/`, `/\evil.example/`.
 */
export function withoutTrailingSlash(target: string): string | null {
  const [path = '/', ...query] = target.split('?');
  if (path === '/' || !path.endsWith('/')) return null;
  const own = `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`;
  return [own, ...query].join('?');
}

/** The path and query of a request's target, which may name the whole address: `http://site/blog/x`. */
export function withoutOrigin(target: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [''];
  const rest = target.slice(origin.length);
  return origin !== '' && !rest.startsWith('/') ? `/${rest}` : rest;
}
