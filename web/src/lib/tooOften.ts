/** The CMS refused a search because its visitor has made too many in the last minute. */
export class TooOftenError extends Error {
  override readonly name = 'TooOftenError';
}

/** The status of a page that was asked for too often. */
export const TOO_MANY_REQUESTS = 429;
