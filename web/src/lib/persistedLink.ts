import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { map } from 'rxjs';
import { operationHashes } from './operationHashes.gen';
import { OutdatedError } from './outdated';

/** What the CMS answers of a hash that is not in the manifest it was deployed with. */
const NOT_KNOWN = 'PERSISTED_QUERY_NOT_FOUND';

interface Endpoint {
  uri: string;
  fetch: typeof globalThis.fetch;
  headers?: Record<string, string>;
}

/**
 * Asks the CMS for one of the site's operations by its hash, with GET, so that a cache can hold the answer. The text
 * is never sent, not as a second try either: a CMS in production would refuse it, and one that does not know the hash
 * is of another version. Apollo's own link tries again; it also takes the hash of what it is about to print, and the
 * browser has no business printing.
 */
export function persistedLink({ uri, fetch, headers }: Endpoint): ApolloLink {
  const byHash = new ApolloLink((operation, forward) => {
    const { operationName } = operation;
    const sha256Hash = operationName && operationHashes[operationName];
    if (!sha256Hash)
      throw new Error(`${operationName} is not among the site’s operations: run npm run codegen.`);
    operation.extensions.persistedQuery = { version: 1, sha256Hash };
    operation.setContext({ http: { includeQuery: false } });
    return forward(operation).pipe(
      map((answer) => {
        if (answer.errors?.some(({ extensions }) => extensions?.code === NOT_KNOWN)) {
          throw new OutdatedError(
            `The CMS does not know the site’s operation ${operationName}: it is of another version. Deploy the CMS first, then the site.`,
          );
        }
        return answer;
      }),
    );
  });
  // Not HttpLink, which adds the name and version of Apollo to every address.
  const http = new BaseHttpLink({
    uri,
    fetch,
    headers,
    credentials: 'omit',
    fetchOptions: { method: 'GET' },
  });
  return ApolloLink.from([byHash, http]);
}
