import { request } from 'undici';
import type { GraphQLClient } from './context';
import { operationName } from './operation';
import { isGraphQLResponse, persistedQuery, throwByCode } from './persisted';

/** The longest that a page waits for the CMS. */
const RESPONSE_TIMEOUT_MS = 5000;
/** From the CMS, which accepts queries of up to 8 KB, or from Node's server, which accepts 16 KB of headers. */
const TOO_LONG = [414, 431];

interface ClientOptions {
  responseTimeoutMs?: number | undefined;
  /** The address of the visitor whose page is being rendered; undefined if the site itself is the client. */
  visitor?: () => string | undefined;
  /** The token of the preview that is being rendered; undefined for pages as readers get them. */
  preview?: () => string | undefined;
}

/**
 * The server's GraphQL client, one per process. It normalises and caches nothing
 * (docs/decisions/059-cache-in-two-layers.md), and forwards only the visitor's address, for the CMS's limits. Apollo
 * and `fetch` took a fifth of the time to render a page (docs/decisions/022-query-graphql-with-a-small-client.md).
 * @param url of the CMS's GraphQL endpoint
 */
export function createServerClient(
  url: string,
  {
    responseTimeoutMs = RESPONSE_TIMEOUT_MS,
    visitor = () => undefined,
    preview = () => undefined,
  }: ClientOptions = {},
): GraphQLClient {
  return {
    query: async ({ query, variables }) => {
      const operation = operationName(query);
      const search = new URLSearchParams({
        operationName: operation,
        variables: JSON.stringify(variables),
        extensions: JSON.stringify({ persistedQuery: persistedQuery(operation) }),
      });
      const { status, text } = await fetchText(`${url}?${search.toString()}`, responseTimeoutMs, {
        'x-forwarded-for': visitor(),
        'x-preview': preview(),
      });
      if (TOO_LONG.includes(status)) {
        throw Object.assign(new Error(`The query for ${operation} is too long.`), { statusCode: 414 });
      }
      const response: unknown = JSON.parse(text);
      if (!isGraphQLResponse(response)) throw new Error(`The CMS responded ${status}: ${text.slice(0, 200)}`);
      const { data, errors = [] } = response;
      throwByCode(operation, errors);
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
      return { data };
    },
  };
}

/** `load.ts` recognises the name: no connection, or a timeout. */
class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Requests no compression: on the same host or network, it costs more than it saves. */
async function fetchText(
  url: string,
  withinMs: number,
  headers: Record<string, string | undefined>,
): Promise<{ status: number; text: string }> {
  try {
    const { statusCode, body } = await request(url, {
      headers: { accept: 'application/graphql-response+json', ...omitUndefined(headers) },
      signal: AbortSignal.timeout(withinMs),
    });
    return { status: statusCode, text: await body.text() };
  } catch (cause) {
    throw new UnreachableError(`The CMS could not be reached: ${String(cause)}`, { cause });
  }
}

const omitUndefined = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
