import { persistedQuestion } from '../persisted-operations/question';
import { endpointsAt } from '../rest/endpoints';
import { minuteOf } from '../placements/shuffle';

/** What the reading API knows of a GET of persisted GraphQL (DESIGN, decision 4). */
const GRAPHQL_PARAMETERS = ['extensions', 'operationName', 'query', 'variables'];
/** What GraphQL calls the list that REST calls `random-blogs`; whatever the alias, a text that asks for it says so. */
const SHUFFLED_FIELD = /\bgrid\b/;

/**
 * What an answer depends on besides the content version: the path and the parameters that the call knows, in one
 * order, as they were sent. Undefined: answers at this path are not kept.
 * @param now milliseconds since 1970: a shuffled list is another one every minute (C17)
 * @param textOf the text of one of the site's GraphQL operations by its hash
 */
export function cacheKey(
  path: string,
  query: URLSearchParams,
  now: number,
  textOf: (hash: string) => string | undefined,
): string | undefined {
  const names = path === '/graphql' ? GRAPHQL_PARAMETERS : keptParameters(path);
  if (!names) return undefined;
  const known = [...query].filter(([name]) => names.includes(plainName(name)));
  const isShuffled =
    path === '/graphql' ? asksForShuffled(query, textOf) : query.get('type') === 'random-blogs';
  const shuffled = isShuffled ? `${minuteOf(now)} ` : '';
  // `sort` keeps the order of what has one name: a repeated parameter is not its first value.
  const inOrder = new URLSearchParams(known);
  inOrder.sort();
  return `${shuffled}${path}?${inOrder.toString()}`;
}

function asksForShuffled(query: URLSearchParams, textOf: (hash: string) => string | undefined): boolean {
  const question = persistedQuestion(query.toString());
  const text = question && 'hash' in question ? textOf(question.hash) : query.get('query');
  return SHUFFLED_FIELD.test(text ?? '');
}

function keptParameters(path: string): readonly string[] | undefined {
  const [endpoint] = endpointsAt(path);
  return endpoint?.kept === 'while the content stays' ? endpoint.parameters : undefined;
}

/** `page[0]` and `page[]` are `page` to whoever reads them. */
function plainName(name: string): string {
  return name.split(/[[.]/, 1)[0] ?? name;
}
