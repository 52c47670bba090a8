import { request } from 'undici';
import type { GraphQLClient } from './context';
import { operationName } from './operation';
import { isGraphQLAnswer, persistedQuery, refuseByCode } from './persisted';

/** A page waits no longer than this for the CMS. */
const ANSWER_WITHIN_MS = 5000;
/** From the CMS, which takes questions of 8 KB, and from Node's server, which takes 16 KB of headers. */
const TOO_LONG = [414, 431];

interface ClientOptions {
  answerWithinMs?: number | undefined;
  /** The address of the visitor whose page is being rendered; undefined where the site asks for itself. */
  visitor?: () => string | undefined;
}

/**
 * The server's client, one for the whole process: it normalises nothing, keeps nothing (docs/decisions/059-cache-in-two-layers.md), and of a visitor it passes on the
 * address alone, for the CMS's limits. Not Apollo's: a fifth of the time in which a page is made went into its ways and those of
 * `fetch` (docs/decisions/022-query-graphql-with-a-small-client.md).
 * @param url of the CMS's GraphQL endpoint
 */
export function createServerClient(
  url: string,
  { answerWithinMs = ANSWER_WITHIN_MS, visitor = () => undefined }: ClientOptions = {},
): GraphQLClient {
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
      return { data };
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
