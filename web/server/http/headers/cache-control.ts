/** What a cache in front may do with a page, each in seconds; 0 omits the directive (RFC 9111, RFC 5861). */
export interface SharedCaching {
  /** Serve it without revalidation. */
  sMaxAge: number;
  /** Serve the old page while revalidating. Browsers do so too. */
  staleWhileRevalidate: number;
  /** Serve the old page while the site fails. */
  staleIfError: number;
}

/**
 * The `Cache-Control` of pages. Browsers always revalidate, and mostly get a 304. That includes a 301, because a slug
 * may return to its old address. A page that is not `current` must not be served without revalidation: it would stay
 * in caches after the CMS is back.
 */
export function cacheControl(
  { sMaxAge, staleWhileRevalidate, staleIfError }: SharedCaching,
  { current }: { current: boolean } = { current: true },
): string {
  const shared = Object.entries({
    's-maxage': current ? sMaxAge : 0,
    'stale-while-revalidate': staleWhileRevalidate,
    'stale-if-error': staleIfError,
  }).flatMap(([name, seconds]) => (seconds > 0 ? [`${name}=${seconds}`] : []));
  return ['public', 'max-age=0', ...(shared.length > 0 ? shared : ['must-revalidate'])].join(', ');
}
