import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { catchError, map } from 'rxjs';
import { persistedQuery, throwByCode, isGraphQLResponse, type GraphQLError } from '../graphql/persisted';

/**
 * Sends an operation to the CMS by its hash, with GET, so that caches can store the response. Apollo's own
 * persisted-query link hashes the printed query, and printing would add code to the browser's bundle.
 */
export function persistedLink({ uri, fetch }: { uri: string; fetch: typeof globalThis.fetch }): ApolloLink {
  const byHash = new ApolloLink((operation, forward) => {
    const { operationName = '' } = operation;
    operation.extensions.persistedQuery = persistedQuery(operationName);
    operation.setContext({ http: { includeQuery: false } });
    return forward(operation).pipe(
      map((result) => {
        throwByCode(operationName, result.errors);
        return result;
      }),
      catchError((cause: unknown) => {
        throwByCode(operationName, errorsIn(cause));
        throw cause;
      }),
    );
  });
  // Not HttpLink, which adds Apollo's name and version to every URL.
  const http = new BaseHttpLink({ uri, fetch, credentials: 'omit', fetchOptions: { method: 'GET' } });
  return ApolloLink.from([byHash, http]);
}

/**
 * The GraphQL errors in a response with an error status. The CMS sends `application/json`, for which Apollo reads no
 * errors, since they might come from a proxy.
 */
function errorsIn(cause: unknown): readonly GraphQLError[] {
  if (!ServerError.is(cause)) return [];
  try {
    const body: unknown = JSON.parse(cause.bodyText);
    return isGraphQLResponse(body) ? (body.errors ?? []) : [];
  } catch {
    return [];
  }
}
