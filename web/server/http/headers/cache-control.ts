/** What a cache in front may do with a page, in seconds each; 0 says nothing of it (RFC 9111, RFC 5861). */
export interface SharedCaching {
  /** Keep it without asking. */
  sMaxAge: number;
  /** Give the old one out while it asks for the new one. Browsers do so too. */
  staleWhileRevalidate: number;
  /** Give the old one out while the site fails. */
  staleIfError: number;
}

/**
 * The `Cache-Control` of pages. Browsers ask again each time, and mostly hear "304": also of a 301, since a slug may
 * come back to its old address.
 * A page that is not `current` may be kept without asking by nobody: it would stay there after the CMS is back.
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
