import { readingAt } from './endpoints';
import { parseListQuery, type Asked } from '../http/list-query';

/** What a call asks, by the parameters that it knows. */
export function parseQuery({
  path,
  querystring,
}: {
  path: string;
  querystring: string;
}): Asked | { refusal: string } {
  return parseListQuery(querystring, readingAt(path)?.parameters ?? []);
}
