import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { toUnavailable } from '../platform/http/unavailable';
import { RateLimitExceeded } from '../platform/rate-limit/rate-limit-exceeded';

/**
 * GraphQL responds with 200 even when a field fails. With 503 the site knows that the database is down or busy and that
 * its cache is still good; with 429, that its visitor sends too many requests.
 */
export const reportOutages: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ errors = [], response }) => {
        for (const error of errors.map(unwrapResolverError)) {
          const passing = error instanceof RateLimitExceeded ? error : toUnavailable(error);
          if (!passing) continue;
          response.http.status = passing instanceof RateLimitExceeded ? 429 : 503;
          response.http.headers.set('retry-after', String(passing.retryAfterSeconds));
        }
        return Promise.resolve();
      },
    }),
};
