/** What a cache in front may do with an answer, in seconds each; 0 says nothing of it (RFC 9111, RFC 5861). */
export interface SharedCaching {
  /** Keep it without asking. */
  sMaxAge: number;
  /** Give the old one out while it asks for the new one. Browsers do so too. */
  staleWhileRevalidate: number;
  /** Give the old one out while the CMS fails. */
  staleIfError: number;
}

/** The `Cache-Control` of what is read. Browsers ask again each time, and mostly hear "304". */
export function cacheControl({ sMaxAge, staleWhileRevalidate, staleIfError }: SharedCaching): string {
  const shared = Object.entries({
    's-maxage': sMaxAge,
    'stale-while-revalidate': staleWhileRevalidate,
    'stale-if-error': staleIfError,
  }).flatMap(([name, seconds]) => (seconds > 0 ? [`${name}=${seconds}`] : []));
  return ['public', 'max-age=0', ...(shared.length > 0 ? shared : ['must-revalidate'])].join(', ');
}
