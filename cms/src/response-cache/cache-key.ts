import { persistedQuestion } from '../persisted-operations/question';
import { askedOf } from '../rest/asked-of';
import { readingAt } from '../rest/endpoints';
import { minuteOf } from '../placements/shuffle';

/** What GraphQL calls the list that REST calls `random-blogs`; whatever the alias, a text that asks for it says so. */
const SHUFFLED_FIELD = /\bgrid\b/;

/**
 * What an answer depends on besides the content version: the path, and what is understood of the query by the very
 * function that the answer is made by. Undefined: answers at this path, or to this question, are not kept.
 * @param querystring as it was sent, without the question mark
 * @param now milliseconds since 1970: a shuffled list is another one every minute (C17)
 * @param textOf the text of one of the site's GraphQL operations by its hash
 */
export function cacheKey(
  path: string,
  querystring: string,
  now: number,
  textOf: (hash: string) => string | undefined,
): string | undefined {
  const question =
    path === '/graphql' ? graphqlQuestion(querystring, textOf) : restQuestion(path, querystring);
  if (!question) return undefined;
  const minute = question.shuffled ? `${minuteOf(now)} ` : '';
  return `${minute}${path}?${question.asked}`;
}

interface Question {
  /** Different for whatever may be answered differently. */
  asked: string;
  shuffled: boolean;
}

function restQuestion(path: string, querystring: string): Question | undefined {
  if (readingAt(path)?.kept !== 'while the content stays') return undefined;
  const asked = askedOf({ path, querystring });
  if ('refusal' in asked) return undefined;
  return { asked: JSON.stringify(asked), shuffled: asked.type === 'random-blogs' };
}

function graphqlQuestion(
  querystring: string,
  textOf: (hash: string) => string | undefined,
): Question | undefined {
  const question = persistedQuestion(querystring);
  if (question && 'hash' in question) {
    return { asked: JSON.stringify(question), shuffled: SHUFFLED_FIELD.test(textOf(question.hash) ?? '') };
  }
  // Whoever asks nothing is shown a page of its own, in development.
  if (!/(?:^|&)(?:query|extensions)=/.test(querystring)) return undefined;
  // Words of somebody's own are read by others, in their way: only the same address is the same question.
  const words = [...new URLSearchParams(querystring)].flat().join(' ');
  return { asked: querystring, shuffled: SHUFFLED_FIELD.test(words) };
}
