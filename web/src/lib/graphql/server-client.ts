import { LRUCache } from 'lru-cache';
import { request } from 'undici';
import type { GraphQLRequest, GraphQLClient, Variables } from './context';
import { freshUntil } from './freshness';
import { operationName } from './operation';
import { isGraphQLAnswer, persistedQuery, refuseByCode } from './persisted';
import { RateLimitError } from '../routing/rate-limit';

/** A page waits no longer than this for the CMS. */
const ANSWER_WITHIN_MS = 5000;
/** From the CMS, which takes questions of 8 KB, and from Node's server, which takes 16 KB of headers. */
const TOO_LONG = [414, 431];

/** A Reader that also tells how long the text of each answer was. */
export interface MeasuredClient extends GraphQLClient {
  query(question: GraphQLRequest): Promise<{ data?: unknown; characters: number }>;
}

interface ClientOptions {
  answerWithinMs?: number | undefined;
  /** The address of the visitor whose page is being rendered; undefined where the site asks for itself. */
  visitor?: () => string | undefined;
}

/**
 * The server's client, one for the whole process: it normalises nothing, keeps nothing, and of a visitor it passes on the
 * address alone, for the CMS's limits. Not Apollo's: a fifth of the time in which a page is made went into its ways and those of
 * `fetch` (docs/decisions/022-query-graphql-with-a-small-client.md).
 * @param url of the CMS's GraphQL endpoint
 */
export function createServerClient(
  url: string,
  { answerWithinMs = ANSWER_WITHIN_MS, visitor = () => undefined }: ClientOptions = {},
): MeasuredClient {
  return {
    query: async ({ query, variables }) => {
      const operation = operationName(query);
      const search = new URLSearchParams({
        operationName: operation,
        variables: JSON.stringify(variables),
        extensions: JSON.stringify({ persistedQuery: persistedQuery(operation) }),
      });
      const { status, text } = await fetchText(`${url}?${search.toString()}`, answerWithinMs, visitor());
      if (TOO_LONG.includes(status)) {
        throw Object.assign(new Error(`The question for ${operation} is too long.`), { statusCode: 414 });
      }
      const answer: unknown = JSON.parse(text);
      if (!isGraphQLAnswer(answer)) throw new Error(`The CMS answered ${status}: ${text.slice(0, 200)}`);
      const { data, errors = [] } = answer;
      refuseByCode(operation, errors);
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
      return { data, characters: text.length };
    },
  };
}

/** Named as `load.ts` knows it: there was no connection, or no answer in time. */
class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** No encoding is asked for: between neighbours, compressing costs more than it saves. */
async function fetchText(
  url: string,
  withinMs: number,
  visitor: string | undefined,
): Promise<{ status: number; text: string }> {
  try {
    const { statusCode, body } = await request(url, {
      headers: {
        accept: 'application/graphql-response+json',
        ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
      },
      signal: AbortSignal.timeout(withinMs),
    });
    return { status: statusCode, text: await body.text() };
  } catch (cause) {
    throw new UnreachableError(`The CMS could not be asked: ${String(cause)}`, { cause });
  }
}

/** Of an answer besides what it holds. */
const ENTRY_BYTES = 500;
/** Objects take about twice the memory of the JSON that they were read from. */
const BYTES_PER_CHARACTER = 2;

interface Answer {
  asked: Promise<{ data?: unknown; characters: number }>;
  /** Present when it was asked for, so that it may be newer than this says, never older. */
  version: number;
  freshUntil: number;
}

interface Kept {
  /** Most answers kept at once. */
  max: number;
  /** Most memory that they take. */
  maxBytes: number;
  /**
   * The present version of what is answered, which grows with its changes; undefined while the CMS does not tell it, and
   * then nothing is kept.
   */
  version: (operation: string, variables: Variables) => number | undefined;
}

/**
 * Keeps answers by operation and variables until the version of what they tell changes, or they are fresh no longer; many
 * who ask at once share one question. A failure is never kept, and that one visitor asks too often is told to no other.
 */
export function cacheAnswers(reader: MeasuredClient, { max, maxBytes, version }: Kept): GraphQLClient {
  const answers = new LRUCache<string, Answer>({ max, maxSize: maxBytes });

  const cached: GraphQLClient = {
    query(question: GraphQLRequest) {
      const operation = operationName(question.query);
      const present = version(operation, question.variables);
      if (present === undefined) return reader.query(question);
      const key = `${operation} ${JSON.stringify(question.variables)}`;
      const kept = answers.get(key);
      const now = Date.now();
      if (kept?.version === present && now < kept.freshUntil) {
        return kept.asked.catch((cause: unknown) => {
          if (cause instanceof RateLimitError) return cached.query(question);
          throw cause;
        });
      }
      const answer = {
        asked: reader.query(question),
        version: present,
        freshUntil: freshUntil(operation, now),
      };
      const keyBytes = key.length + ENTRY_BYTES;
      // Somebody may ask again before there is an answer that could be measured.
      answers.set(key, answer, { size: keyBytes });
      const measure = ({ characters }: { characters: number }) => {
        const size = keyBytes + characters * BYTES_PER_CHARACTER;
        // The cache measures a new object alone.
        if (answers.peek(key) === answer) answers.set(key, { ...answer }, { size });
      };
      answer.asked.then(measure, () => {
        if (answers.peek(key) === answer) answers.delete(key);
      });
      return answer.asked;
    },
  };
  return cached;
}
