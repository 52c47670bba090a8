import type { DocumentNode } from 'graphql';
import { createContext, type RouterContextProvider } from 'react-router-dom';
import type { Site } from '../site/site';

declare module 'react-router' {
  // Loaders are handed the typed context below instead of `any`.
  interface Future {
    v8_middleware: true;
  }
}

export type Variables = Record<string, unknown>;

export interface GraphQLRequest {
  query: DocumentNode;
  variables: Variables;
}

/** The little that a loader needs of a GraphQL client. Rejects when there is no answer, or one with errors. */
export interface GraphQLClient {
  query(question: GraphQLRequest): Promise<{ data?: unknown }>;
}

/** Who answers the loaders' questions: the process-wide client on the server, the lazy one in the browser. */
export const readerContext = createContext<GraphQLClient>();

/** The settings that readers see, for loaders. */
export const siteContext = createContext<Site>();

export type LoaderContext = Readonly<RouterContextProvider>;
