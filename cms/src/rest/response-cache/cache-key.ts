import * as v from 'valibot';
import { parsePersistedQuery } from '../../graphql/persisted-operations/persisted-query';
import { parseQuery } from '../endpoints/parse-query';
import { findPublicRead, type RequestPath } from '../endpoints/endpoints';
import { toMinute } from '../../domain/placements/shuffle';
import { FIELDS_CHANGING_WITH } from './cache-policy.gen';

/** Whatever the alias, a text that asks for a field names it. */
const namesOneOf = (fields: readonly string[]) => new RegExp(String.raw`\b(?:${fields.join('|')})\b`);
/** What REST calls `random-blogs`. */
const SHUFFLED_FIELD = namesOneOf(FIELDS_CHANGING_WITH.MINUTE);
/** What readers made of an article, which changes by a number of its own. */
const DISCUSSION_FIELD = namesOneOf(FIELDS_CHANGING_WITH.DISCUSSION);

/** Where an answer is kept. */
export interface Place {
  key: string;
  /** The article whose discussion the answer tells as well; null: it tells of none. */
  discussed: Discussed | null;
}

/** An article by its address, or by its id. */
export type Discussed = { slug: string } | { blogId: string };

/**
 * What an answer depends on besides the content version and the number of an article that it names: the path, and what is
 * understood of the query by the very function that the answer is made by. Undefined: answers at this path, or to this
 * question, are not kept.
 * @param request with `querystring` as it was sent, without the question mark
 * @param now milliseconds since 1970: a shuffled list is another one every minute (C17)
 * @param findText the text of one of the site's GraphQL operations by its hash
 */
export function cachePlace(
  request: RequestPath & { querystring: string },
  now: number,
  findText: (hash: string) => string | undefined,
): Place | undefined {
  const { path, querystring } = request;
  const question = path === '/graphql' ? graphqlQuestion(querystring, findText) : restQuestion(request);
  if (!question) return undefined;
  const minute = question.shuffled ? `${toMinute(now)} ` : '';
  return { key: `${minute}${path}?${question.asked}`, discussed: question.discussed };
}

interface Question {
  /** Different for whatever may be answered differently. */
  asked: string;
  shuffled: boolean;
  discussed: Discussed | null;
}

function restQuestion(request: RequestPath & { querystring: string }): Question | undefined {
  const reading = findPublicRead(request);
  if (!reading) return undefined;
  const asked = parseQuery(request);
  if ('refusal' in asked) return undefined;
  const discussed = reading.kept === 'while the discussion stays' ? { blogId: lastPart(request.path) } : null;
  return { asked: JSON.stringify(asked), shuffled: asked.type === 'random-blogs', discussed };
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
    return { asked: JSON.stringify(question), shuffled: SHUFFLED_FIELD.test(text), discussed };
  }
  // Whoever asks nothing is shown a page of its own, in development.
  if (!/(?:^|&)(?:query|extensions)=/.test(querystring)) return undefined;
  // Words of somebody's own are read by others, in their way: only the same address is the same question.
  const words = [...new URLSearchParams(querystring)].flat().join(' ');
  // Whose discussion they ask for they may say in any way.
  if (DISCUSSION_FIELD.test(words)) return undefined;
  return { asked: querystring, shuffled: SHUFFLED_FIELD.test(words), discussed: null };
}

const Variables = v.object({ slug: v.string() });

/** The article that an operation of the site names; undefined: it names none. */
function bySlug(variables: string): Discussed | undefined {
  const named = v.safeParse(Variables, JSON.parse(variables));
  return named.success ? { slug: named.output.slug } : undefined;
}

/** Where paths of discussions hold the id of their article. */
const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
