import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { catchError, map } from 'rxjs';
import { persistedQuery, refuseByCode, isGraphQLAnswer, type GraphQLError } from '../graphql/persisted';

/**
 * Asks the CMS for one of the site's operations by its hash, with GET, so that a cache can hold the answer. Apollo's own
 * link takes the hash of what it is about to print, and the browser has no business printing.
 */
export function persistedLink({ uri, fetch }: { uri: string; fetch: typeof globalThis.fetch }): ApolloLink {
  const byHash = new ApolloLink((operation, forward) => {
    const { operationName = '' } = operation;
    operation.extensions.persistedQuery = persistedQuery(operationName);
    operation.setContext({ http: { includeQuery: false } });
    return forward(operation).pipe(
      map((answer) => {
        refuseByCode(operationName, answer.errors);
        return answer;
      }),
      catchError((cause: unknown) => {
        refuseByCode(operationName, errorsIn(cause));
        throw cause;
      }),
    );
  });
  // Not HttpLink, which adds the name and version of Apollo to every address.
  const http = new BaseHttpLink({ uri, fetch, credentials: 'omit', fetchOptions: { method: 'GET' } });
  return ApolloLink.from([byHash, http]);
}

/**
 * What the CMS said beside a failing status. It gives all who ask one answer, as `application/json`, and of such Apollo
 * reads no errors: they could be some proxy's.
 */
function errorsIn(cause: unknown): readonly GraphQLError[] {
  if (!ServerError.is(cause)) return [];
  try {
    const answer: unknown = JSON.parse(cause.bodyText);
    return isGraphQLAnswer(answer) ? (answer.errors ?? []) : [];
  } catch {
    return [];
  }
}
