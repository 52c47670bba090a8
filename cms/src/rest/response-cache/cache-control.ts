/** Directives for caches in front, in seconds; 0 omits the directive (RFC 9111, RFC 5861). */
interface SharedCaching {
  /** How long a response may be used without revalidation. */
  sMaxAge: number;
  /** How long a stale response may be used while it is revalidated. Browsers do so too. */
  staleWhileRevalidate: number;
  /** How long a stale response may be used while the CMS fails. */
  staleIfError: number;
}

/** Returns the `Cache-Control` of public reads. Browsers revalidate each time, and usually get 304. */
export function cacheControl({ sMaxAge, staleWhileRevalidate, staleIfError }: SharedCaching): string {
  const shared = Object.entries({
    's-maxage': sMaxAge,
    'stale-while-revalidate': staleWhileRevalidate,
    'stale-if-error': staleIfError,
  }).flatMap(([name, seconds]) => (seconds > 0 ? [`${name}=${seconds}`] : []));
  return ['public', 'max-age=0', ...(shared.length > 0 ? shared : ['must-revalidate'])].join(', ');
}
