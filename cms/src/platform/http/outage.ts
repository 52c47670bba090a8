/** Node's codes for a connection that failed or broke. */
const NETWORK = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];
/**
 * Classes of PostgreSQL's error codes: connection exception, insufficient resources (full disk, too many clients),
 * operator intervention.
 */
const POSTGRES_CLASSES = /^(?:08|53|57P)\w+$/;
const SQLITE = /^SQLITE_(?:BUSY|CANTOPEN|FULL|IOERR|READONLY)(?:_\w+)?$/;
/** The database accepts no connections at the moment: it is being restored or renamed. */
const NOT_ACCEPTING = '55000';
/** Errors without a code: the pool timed out or is closed, or the server hung up. */
const WITHOUT_CODE =
  /^(?:Knex: Timeout acquiring a connection|Unable to acquire a connection|Connection terminated|Client has encountered a connection error)/;

/**
 * Whether a statement failed because the database is unavailable, full or locked, rather than because of the request. A
 * retry may succeed later.
 */
export function isDatabaseOutage(error: unknown): error is { message: string } {
  if (!hasMessage(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '') return WITHOUT_CODE.test(error.message);
  return NETWORK.includes(code) || code === NOT_ACCEPTING || SQLITE.test(code) || POSTGRES_CLASSES.test(code);
}

function hasMessage(error: unknown): error is { message: string } {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}
