import { MOST_PER_PAGE } from '../../domain/articles/requested-list';

/** Parameters of reading calls, parsed (C4). Absent ones are undefined. */
export interface ListQuery {
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
 * What a call is asked. Answers are kept by what this tells (`rest/response-cache/cache-key.ts`): whoever reads the parameters
 * in another way would be told what another question was answered.
 * @param querystring as it was sent, without the question mark
 * @param names the parameters that this call knows; all others are ignored
 */
export function parseListQuery(
  querystring: string,
  names: readonly (keyof ListQuery)[],
): ListQuery | { refusal: string } {
  const given = [...new URLSearchParams(querystring)];
  const asked: ListQuery = {};
  for (const name of names) {
    const values = given.filter(([sent]) => plainName(sent) === name);
    const [first, ...more] = values;
    if (first === undefined) continue;
    const [sent, value] = first;
    if (more.length > 0 || sent !== name) return { refusal: `Give ${name} once, as ${name}=…` };
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

/** `page[0]`, `page[]`, `page.a` and `[page]` are `page` to one program or another. */
function plainName(sent: string): string {
  return sent.replace(/^[[.]+/, '').split(/[[\].]/, 1)[0] ?? sent;
}
