import type { DocumentNode } from 'graphql';
import { createContext, type RouterContextProvider } from 'react-router-dom';
import type { Site } from '../site/site';

declare module 'react-router' {
  // Gives loaders the typed context below instead of `any`.
  interface Future {
    v8_middleware: true;
  }
}

export type Variables = Record<string, unknown>;

export interface GraphQLRequest {
  query: DocumentNode;
  variables: Variables;
}

/** The part of a GraphQL client that loaders need. Rejects if there is no response, or one with errors. */
export interface GraphQLClient {
  query(question: GraphQLRequest): Promise<{ data?: unknown }>;
}

/** The client that loaders query: one per process on the server, the lazy one in the browser. */
export const clientContext = createContext<GraphQLClient>();

/** The public settings, for loaders. */
export const siteContext = createContext<Site>();

export type LoaderContext = Readonly<RouterContextProvider>;
