import { ApolloClient, InMemoryCache } from '@apollo/client';
import { retryAfterReturn } from '../routing/reload/leave-watcher';
import { persistedLink } from './persisted-link';
import schema from './possible-types.gen';

/**
 * The browser's client. Import it from `lazy-client.tsx` only: it must stay out of the first load. Sends no member's
 * token, because everything it reads is the same for all readers.
 * @param madeUnder the content version of the HTML, or null
 */
export function createClient(madeUnder: string | null): ApolloClient {
  const cache = new InMemoryCache({ possibleTypes: schema.possibleTypes });
  let version = madeUnder;

  return new ApolloClient({
    cache,
    link: persistedLink({
      uri: '/graphql',
      fetch: async (input, init) => {
        const response = await retryAfterReturn(() => fetch(input, init));
        const present = response.headers.get('x-content-version');
        if (present !== null && present !== version) {
          // Before Apollo writes this response, so that only data of the previous version is dropped.
          // `cache.reset`, because `client.clearStore` would also abort queries in flight.
          await cache.reset();
          version = present;
        }
        return response;
      },
    }),
  });
}
