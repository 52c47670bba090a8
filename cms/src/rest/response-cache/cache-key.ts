import * as v from 'valibot';
import { parsePersistedQuery } from '../../graphql/persisted-operations/persisted-query';
import { parseQuery } from '../endpoints/parse-query';
import { findPublicRead, type RequestPath } from '../endpoints/endpoints';
import { toMinute } from '../../domain/placements/shuffle';
import { FIELDS_CHANGING_WITH } from './cache-policy.gen';

/** A query names its fields even if it uses aliases. */
const namesOneOf = (fields: readonly string[]) => new RegExp(String.raw`\b(?:${fields.join('|')})\b`);
/** The field for `random-blogs` of REST. */
const SHUFFLED_FIELD = namesOneOf(FIELDS_CHANGING_WITH.MINUTE);
/** Ratings and comments of an article, which have their own version, the engagement number. */
const DISCUSSION_FIELD = namesOneOf(FIELDS_CHANGING_WITH.DISCUSSION);

/** The cache key of a response. */
export interface CacheEntryKey {
  key: string;
  /** The article whose discussion the response contains; null if there is none. */
  discussed: DiscussedArticle | null;
}

/** An article, by slug or by id. */
type DiscussedArticle = { slug: string } | { blogId: string };

/**
 * Returns what a response depends on, apart from the content version and the engagement number of an article: the path,
 * and the query as parsed by the same function that the handler uses. Undefined if such responses are not cached.
 * @param request with `querystring` as it was sent, without the question mark
 * @param now milliseconds since 1970: a shuffled list changes every minute (C17)
 * @param findText the text of one of the site's GraphQL operations by its hash
 */
export function getCacheKey(
  request: RequestPath & { querystring: string },
  now: number,
  findText: (hash: string) => string | undefined,
): CacheEntryKey | undefined {
  const { path, querystring } = request;
  const question = path === '/graphql' ? graphqlQuestion(querystring, findText) : restQuestion(request);
  if (!question) return undefined;
  const minute = question.shuffled ? `${toMinute(now)} ` : '';
  return { key: `${minute}${path}?${question.query}`, discussed: question.discussed };
}

interface Question {
  /** Differs for queries that may have different responses. */
  query: string;
  shuffled: boolean;
  discussed: DiscussedArticle | null;
}

function restQuestion(request: RequestPath & { querystring: string }): Question | undefined {
  const reading = findPublicRead(request);
  if (!reading) return undefined;
  const query = parseQuery(request);
  if ('refusal' in query) return undefined;
  const discussed = reading.cacheUntil === 'discussion-changes' ? { blogId: lastPart(request.path) } : null;
  return { query: JSON.stringify(query), shuffled: query.type === 'random-blogs', discussed };
}

function graphqlQuestion(
  querystring: string,
  findText: (hash: string) => string | undefined,
): Question | undefined {
  const question = parsePersistedQuery(querystring);
  if (question && 'hash' in question) {
    const text = findText(question.hash) ?? '';
    const discussed = DISCUSSION_FIELD.test(text) ? bySlug(question.variables) : null;
    if (discussed === undefined) return undefined;
    return { query: JSON.stringify(question), shuffled: SHUFFLED_FIELD.test(text), discussed };
  }
  // In development, a GET without a query returns an HTML page.
  if (!/(?:^|&)(?:query|extensions)=/.test(querystring)) return undefined;
  // Apollo Server parses ad hoc queries, so only identical URLs count as the same query.
  const words = [...new URLSearchParams(querystring)].flat().join(' ');
  // An ad hoc query may name the article in any way, so responses with its discussion are not cached.
  if (DISCUSSION_FIELD.test(words)) return undefined;
  return { query: querystring, shuffled: SHUFFLED_FIELD.test(words), discussed: null };
}

const Variables = v.object({ slug: v.string() });

/** The article that an operation of the site names; undefined if it names none. */
function bySlug(variables: string): DiscussedArticle | undefined {
  const named = v.safeParse(Variables, JSON.parse(variables));
  return named.success ? { slug: named.output.slug } : undefined;
}

/** The last segment, which is the article's id in paths of discussions. */
const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
