import { isDatabaseOutage } from './outage';

/** A temporary failure: becomes a 503 response with `Retry-After`. */
export class Unavailable extends Error {
  override name = 'Unavailable';

  /** @param message for the visitor */
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** Codes of SQLite and of PostgreSQL (class 53, insufficient resources). */
const NO_ROOM = /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/;
const NO_ROOM_RETRY_SECONDS = 60;

/** On a deadlock, PostgreSQL aborts one of the two transactions. */
const DEADLOCK = '40P01';
const DEADLOCK_RETRY_SECONDS = 1;

const OUTAGE_RETRY_SECONDS = 10;

/**
 * Converts an error into one that becomes a 503 response: the disk is full, the database is unavailable, or a
 * concurrent write interfered. Undefined: it is another error.
 */
export function toUnavailable(error: unknown): Unavailable | undefined {
  if (error instanceof Unavailable) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (NO_ROOM.test(code)) {
    const sentence = 'Nothing can be stored at the moment. Please try again in a few minutes.';
    return new Unavailable(sentence, NO_ROOM_RETRY_SECONDS);
  }
  if (code === DEADLOCK) {
    const sentence = 'Someone else is changing this at the moment. Please try again.';
    return new Unavailable(sentence, DEADLOCK_RETRY_SECONDS);
  }
  if (!isDatabaseOutage(error)) return undefined;
  const sentence = 'This is not possible at the moment. Please try again in a minute.';
  return new Unavailable(sentence, OUTAGE_RETRY_SECONDS);
}
