import { readingAt } from './endpoints';
import { readQuery, type Asked } from '../http/list-query';

/** What a call asks, by the parameters that it knows. */
export function askedOf({
  path,
  querystring,
}: {
  path: string;
  querystring: string;
}): Asked | { refusal: string } {
  return readQuery(querystring, readingAt(path)?.parameters ?? []);
}
