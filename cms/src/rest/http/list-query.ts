import { MAX_PER_PAGE } from '../../domain/articles/requested-list';

/** The parsed parameters of read calls (C4); undefined when missing. */
export interface ListQuery {
  page?: number;
  limit?: number;
  search?: string;
  category?: string;
  type?: string;
}

/** Up to nine digits: no list has more pages. */
function wholeNumber(name: string, text: string): number | { refusal: string } {
  return /^[1-9]\d{0,8}$/.test(text)
    ? Number(text)
    : { refusal: `${name} must be a whole number from 1 on; it is "${text.slice(0, 40)}".` };
}

/**
 * Parses the parameters of a call. The response cache uses the result as its key (`rest/response-cache/cache-key.ts`):
 * reading a parameter in any other way would return the cached response of another query.
 * @param querystring as it was sent, without the question mark
 * @param names the parameters of this call; all others are ignored
 */
export function parseListQuery(
  querystring: string,
  names: readonly (keyof ListQuery)[],
): ListQuery | { refusal: string } {
  const given = [...new URLSearchParams(querystring)];
  const query: ListQuery = {};
  for (const name of names) {
    const values = given.filter(([sent]) => plainName(sent) === name);
    const [first, ...more] = values;
    if (first === undefined) continue;
    const [sent, value] = first;
    if (more.length > 0 || sent !== name) return { refusal: `Give ${name} once, as ${name}=…` };
    if (name === 'page' || name === 'limit') {
      const number = wholeNumber(name, value);
      if (typeof number === 'object') return number;
      query[name] = name === 'limit' ? Math.min(number, MAX_PER_PAGE) : number;
    } else {
      // PostgreSQL rejects text with a NUL, and none of our data contains one.
      const text = value.replaceAll('\0', '');
      if (text.trim() !== '') query[name] = text;
    }
  }
  return query;
}

/** Some programs read `page[0]`, `page[]`, `page.a` and `[page]` as `page`. */
function plainName(sent: string): string {
  return sent.replace(/^[[.]+/, '').split(/[[\].]/, 1)[0] ?? sent;
}
