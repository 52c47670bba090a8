/** The CMS rejected a search because the visitor has sent too many in the last minute. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError';
}

/** The status of a page that was requested too often. */
export const TOO_MANY_REQUESTS = 429;

/** What a loader returns instead of data if the visitor has searched too often. */
export const RATE_LIMITED = 'rate limited';
