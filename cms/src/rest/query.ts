import { MOST_PER_PAGE } from '../articles/asked-list';

/** Parameters of reading calls, parsed (C4). Absent ones are undefined. */
export interface Asked {
  page?: number;
  limit?: number;
  search?: string;
  category?: string;
  type?: string;
}

/** Up to nine digits: beyond, nobody counts pages. */
function wholeNumber(name: string, text: string): number | { refusal: string } {
  return /^[1-9]\d{0,8}$/.test(text)
    ? Number(text)
    : { refusal: `${name} must be a whole number from 1 on; it is "${text.slice(0, 40)}".` };
}

/**
 * @param query as Koa's parser gives it: a text for each plain parameter, anything else for one that is repeated or
 *   bracketed
 * @param names the parameters that this call knows; all others are ignored
 */
export function readQuery(
  query: Record<string, unknown>,
  names: readonly (keyof Asked)[],
): Asked | { refusal: string } {
  const asked: Asked = {};
  for (const name of names) {
    const value = Object.hasOwn(query, name) ? query[name] : undefined;
    if (value === undefined) continue;
    if (typeof value !== 'string') return { refusal: `Give ${name} once, as ${name}=…` };
    if (name === 'page' || name === 'limit') {
      const number = wholeNumber(name, value);
      if (typeof number === 'object') return number;
      asked[name] = name === 'limit' ? Math.min(number, MOST_PER_PAGE) : number;
    } else {
      // PostgreSQL takes no text with a NUL, and nothing of ours holds one.
      const text = value.replaceAll('\0', '');
      if (text.trim() !== '') asked[name] = text;
    }
  }
  return asked;
}
