/** NUL, which PostgreSQL stores nowhere, and halves of characters: neither is in any text, so no list can be searched for them. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const WHOLE_NUMBERS = ['page', 'start', 'limit'];
/** Ten digits are more than a database counts. */
const WHOLE_NUMBER = /^-?\d{1,9}$/;

/** @returns what is wrong with the query of a list, in a sentence; null: nothing that shows before it is run */
export function queryFault(query: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(query)) {
    if (UNSTORABLE.test(name)) return 'The query holds a character that cannot be stored.';
    if (holds(value, UNSTORABLE)) return `${name} holds a character that cannot be stored.`;
    if (name === '_q' && typeof value !== 'string' && value !== null) return '_q must be a text.';
    if (WHOLE_NUMBERS.includes(name) && !(typeof value === 'string' && WHOLE_NUMBER.test(value)))
      return `${name} must be a whole number.`;
  }
  return null;
}

/** Of what the query's parser returns: texts, lists and objects, some levels deep at most. */
function holds(value: unknown, wanted: RegExp): boolean {
  if (typeof value === 'string') return wanted.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => wanted.test(key) || holds(inner, wanted));
}
