import { endpointsAt } from '../rest/endpoints';
import { minuteOf } from '../placements/shuffle';

/** What the reading API knows of a GET of persisted GraphQL (DESIGN, decision 4). */
const GRAPHQL_PARAMETERS = ['extensions', 'operationName', 'query', 'variables'];

/**
 * What an answer depends on besides the content version: the path and the parameters that the call knows, in one
 * order, as they were sent. Undefined: answers at this path are not kept.
 * @param now milliseconds since 1970: a shuffled list is another one every minute (C17)
 */
export function cacheKey(path: string, query: URLSearchParams, now: number): string | undefined {
  const names = path === '/graphql' ? GRAPHQL_PARAMETERS : keptParameters(path);
  if (!names) return undefined;
  const known = [...query].filter(([name]) => names.includes(plainName(name)));
  const shuffled = query.get('type') === 'random-blogs' ? `${minuteOf(now)} ` : '';
  // `sort` keeps the order of what has one name: a repeated parameter is not its first value.
  const inOrder = new URLSearchParams(known);
  inOrder.sort();
  return `${shuffled}${path}?${inOrder.toString()}`;
}

function keptParameters(path: string): readonly string[] | undefined {
  const [endpoint] = endpointsAt(path);
  return endpoint?.kept === 'while the content stays' ? endpoint.parameters : undefined;
}

/** `page[0]` and `page[]` are `page` to whoever reads them. */
function plainName(name: string): string {
  return name.split(/[[.]/, 1)[0] ?? name;
}
