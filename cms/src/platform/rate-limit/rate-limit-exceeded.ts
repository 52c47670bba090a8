/** The visitor has exceeded a rate limit: becomes a 429 response with `Retry-After`. */
export class RateLimitExceeded extends Error {
  override name = 'RateLimitExceeded';

  constructor(readonly retryAfterSeconds: number) {
    super(`That was too often. Please try again in ${inWords(retryAfterSeconds)}.`);
  }
}

const MINUTE = 60;
const HOUR = 3600;

/** Large numbers of seconds are given in minutes or hours. */
function inWords(seconds: number): string {
  if (seconds > 2 * HOUR) return `${Math.ceil(seconds / HOUR)} hours`;
  if (seconds > 2 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
