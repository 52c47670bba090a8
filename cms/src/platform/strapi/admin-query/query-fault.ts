/**
 * NUL, which PostgreSQL cannot store, and lone surrogates: no text contains them, so no list can be searched for them.
 */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const WHOLE_NUMBERS = ['page', 'start', 'limit'];
/** Ten digits exceed the database's integers. */
const WHOLE_NUMBER = /^-?\d{1,9}$/;

/** @returns the error in the query of a list, as a sentence; null: none that can be found without running it */
export function findQueryError(query: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(query)) {
    if (UNSTORABLE.test(name)) return 'The query contains a character that cannot be stored.';
    if (holds(value, UNSTORABLE)) return `${name} contains a character that cannot be stored.`;
    if (name === '_q' && typeof value !== 'string' && value !== null) return '_q must be text.';
    if (WHOLE_NUMBERS.includes(name) && !(typeof value === 'string' && WHOLE_NUMBER.test(value)))
      return `${name} must be a whole number.`;
  }
  return null;
}

/** @param value parsed from a query string: texts, lists and objects, a few levels deep at most */
function holds(value: unknown, wanted: RegExp): boolean {
  if (typeof value === 'string') return wanted.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => wanted.test(key) || holds(inner, wanted));
}
