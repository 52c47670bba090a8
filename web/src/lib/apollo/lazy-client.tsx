import type { ApolloClient } from '@apollo/client';
import { lazy, type ComponentType } from 'react';
import type { GraphQLRequest, GraphQLClient } from '../graphql/context';
import type { Loaded } from '../graphql/load';
import { operationName } from '../graphql/operation';
import { loadChunk, OutdatedError } from '../routing/reload/outdated';

interface FromHtml {
  /** The content version that the HTML was rendered with. */
  version: number | null;
  responses: Loaded<unknown>[];
}

interface LazyClient {
  /**
   * For forward navigation: queries the CMS. An open tab must not show what has been withdrawn or corrected since.
   */
  reader: GraphQLClient;
  /**
   * For Back and Forward: shows what the reader saw there, as far as it is cached. Fetches nothing, so nothing moves.
   */
  returning: GraphQLClient;
  client(): Promise<ApolloClient>;
  /** Fetches Apollo ahead of the first query. */
  fetchEarly(): void;
}

/**
 * Loads Apollo on the first query. The response embedded in the HTML goes into its cache when that query is repeated,
 * so that going back to the first page sends no request.
 */
export function createLazyClient(
  { version, responses }: FromHtml,
  load = () => loadChunk(() => import('./client')),
): LazyClient {
  let loading: Promise<ApolloClient> | undefined;
  const unwritten = new Map(
    responses.map((response) => [getKey(response.operation, response.variables), response.data]),
  );

  function client() {
    loading ??= load().then(({ createClient }) => createClient(version === null ? null : String(version)));
    // If the chunk fails to load (no connection, a new deployment), the next query requests it again.
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function runQuery({ query: document, variables }: GraphQLRequest, returning: boolean) {
    const apollo = await client();
    const key = getKey(operationName(document), variables);
    const data = unwritten.get(key);
    if (data !== undefined) {
      unwritten.delete(key);
      apollo.cache.writeQuery({ query: document, variables, data });
    }
    const request = { query: document, variables };
    try {
      const fetchPolicy = returning ? 'cache-first' : 'network-only';
      return { data: (await apollo.query<unknown>({ ...request, fetchPolicy })).data };
    } catch (cause) {
      // Without a connection, a cached response is better than none.
      const cached = apollo.cache.readQuery(request);
      if (cached === null || cause instanceof OutdatedError) throw cause;
      return { data: cached };
    }
  }

  return {
    reader: { query: (request) => runQuery(request, false) },
    returning: { query: (request) => runQuery(request, true) },
    client,
    fetchEarly() {
      // Only a prefetch: the query itself reports a missing connection to the reader.
      client().catch(() => undefined);
    },
  };
}

let browserClient: LazyClient | undefined;

/** Called once, by the browser's entry point. */
export function startBrowserClient(fromHtml: FromHtml): LazyClient {
  browserClient = createLazyClient(fromHtml);
  return browserClient;
}

/**
 * A feature that sends its own queries. It is loaded together with Apollo when it is first shown. Show it inside
 * `Suspense` and after an interaction.
 */
export function lazyWithApollo<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  return lazy(async () => {
    if (!browserClient)
      throw new Error('lazyWithApollo works only in the browser: show it after an interaction.');
    const [Feature, client, { ApolloProvider }] = await Promise.all([
      loadChunk(load),
      browserClient.client(),
      loadChunk(() => import('@apollo/client/react')),
    ]);
    return {
      default: (props: TProps) => (
        <ApolloProvider client={client}>
          <Feature {...props} />
        </ApolloProvider>
      ),
    };
  });
}

const getKey = (operation: string, variables: GraphQLRequest['variables']) =>
  `${operation} ${JSON.stringify(variables)}`;
