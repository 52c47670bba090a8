import { parseListQuery, type ListQuery } from '../http/list-query';
import { findPublicRead, type RequestPath } from './endpoints';

/** The query parameters that the request's endpoint supports. */
export function parseQuery(request: RequestPath & { querystring: string }): ListQuery | { refusal: string } {
  return parseListQuery(request.querystring, findPublicRead(request)?.parameters ?? []);
}
