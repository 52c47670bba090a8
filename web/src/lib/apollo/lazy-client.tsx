import type { ApolloClient } from '@apollo/client';
import { lazy, type ComponentType } from 'react';
import type { GraphQLRequest, GraphQLClient } from '../graphql/context';
import type { Loaded } from '../graphql/load';
import { operationName } from '../graphql/operation';
import { loadChunk, OutdatedError } from '../routing/outdated';

interface FromHtml {
  /** The content version that the HTML was made under. */
  version: number | null;
  answers: Loaded<unknown>[];
}

export interface LazyClient {
  /** For somewhere new: asks the CMS. What it withdrew or mended meanwhile must not come out of an open tab. */
  reader: GraphQLClient;
  /** For Back and Forward: what the reader saw there, as far as it is kept; nothing is fetched, nothing moves. */
  returning: GraphQLClient;
  client(): Promise<ApolloClient>;
  /** Fetches Apollo before anything is asked. */
  fetchEarly(): void;
}

/**
 * Apollo, fetched when it is first needed. The HTML's own answer is written into its cache when that question is asked
 * again, so that going back to the first page asks the CMS nothing.
 */
export function createLazyClient(
  { version, answers }: FromHtml,
  load = () => loadChunk(() => import('./client')),
): LazyClient {
  let loading: Promise<ApolloClient> | undefined;
  const unwritten = new Map(
    answers.map((answer) => [getKey(answer.operation, answer.variables), answer.data]),
  );

  function client() {
    loading ??= load().then(({ createClient }) => createClient(version === null ? null : String(version)));
    // A chunk that failed to come (no connection, a new deployment) is asked for again by the next question.
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function ask({ query: document, variables }: GraphQLRequest, returning: boolean) {
    const apollo = await client();
    const key = getKey(operationName(document), variables);
    const data = unwritten.get(key);
    if (data !== undefined) {
      unwritten.delete(key);
      apollo.cache.writeQuery({ query: document, variables, data });
    }
    const question = { query: document, variables };
    try {
      const fetchPolicy = returning ? 'cache-first' : 'network-only';
      return { data: (await apollo.query<unknown>({ ...question, fetchPolicy })).data };
    } catch (cause) {
      // Without a connection, what the reader saw before is better than nothing.
      const kept = apollo.cache.readQuery(question);
      if (kept === null || cause instanceof OutdatedError) throw cause;
      return { data: kept };
    }
  }

  return {
    reader: { query: (question) => ask(question, false) },
    returning: { query: (question) => ask(question, true) },
    client,
    fetchEarly() {
      // A courtesy: the question itself tells the reader when there is no connection.
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
 * A feature that asks for itself: it comes together with Apollo, and only once it is shown. Show it inside `Suspense`
 * and after an interaction.
 */
export function lazyWithApollo<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  return lazy(async () => {
    if (!browserClient) throw new Error('lazyWithApollo is for the browser: show it after an interaction.');
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
