import { parseListQuery, type ListQuery } from '../http/list-query';
import { findRead, type RequestPath } from './endpoints';

/** What a call asks, by the parameters that it knows. */
export function parseQuery(request: RequestPath & { querystring: string }): ListQuery | { refusal: string } {
  return parseListQuery(request.querystring, findRead(request)?.parameters ?? []);
}
