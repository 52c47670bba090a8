import { ApolloClient, InMemoryCache } from '@apollo/client';
import { unlessLeft } from '../routing/leaving';
import { persistedLink } from './persisted-link';
import schema from './possible-types.gen';

/**
 * The browser's client. Import it from nowhere but `lazyClient.tsx`: it must stay out of the first load.
 * No member's token goes with its questions: what it reads is the same for everyone.
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
        const response = await unlessLeft(() => fetch(input, init));
        const present = response.headers.get('x-content-version');
        if (present !== null && present !== version) {
          // Before Apollo writes this answer: what is thrown away is what was read under the number before.
          // `cache.reset`, since `client.clearStore` would also give up the questions that are still open.
          await cache.reset();
          version = present;
        }
        return response;
      },
    }),
  });
}
