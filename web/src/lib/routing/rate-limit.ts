/** The CMS refused a search because its visitor has made too many in the last minute. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError';
}

/** The status of a page that was asked for too often. */
export const TOO_MANY_REQUESTS = 429;

/** What a loader returns instead of an answer when the visitor has searched too often. */
export const RATE_LIMITED = 'rate limited';
