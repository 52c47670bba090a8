import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { isDatabaseOutage } from '../platform/database/outage';

/** GraphQL answers 200 whatever fails in a field: with 503 the site knows that the database is away, and what it kept is still good. */
export const reportOutages: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ errors = [], response }) => {
        if (errors.some((error) => isDatabaseOutage(unwrapResolverError(error)))) {
          response.http.status = 503;
          response.http.headers.set('retry-after', '10');
        }
        return Promise.resolve();
      },
    }),
};
