import { unwrapResolverError } from '@apollo/server/errors';
import type { Core } from '@strapi/strapi';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDatabaseOutage } from '../platform/http/outage';
import { Unavailable } from '../platform/http/unavailable';
import { RateLimitExceeded } from '../platform/rate-limit/rate-limit-exceeded';

/**
 * Formats and logs an error. For a resolver's error the response has a general message, and the log the details:
 * Strapi's own formatter hides the message, but puts it beside, with the failed SQL.
 */
export function logFailure(log: Pick<Core.Strapi['log'], 'error'>) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    // The query is nested too deeply to be parsed, and the parser's message is not meant for clients.
    if (formatted.message.endsWith('Maximum call stack size exceeded')) {
      return { ...formatted, message: 'Syntax Error: this is nested too deeply.' };
    }
    if (cause instanceof GraphQLError) return formatted;
    const at = formatted.path && { path: formatted.path };
    if (cause instanceof RateLimitExceeded)
      return { message: cause.message, ...at, extensions: { code: 'TOO_MANY_REQUESTS' } };
    if (cause instanceof Unavailable)
      return { message: cause.message, ...at, extensions: { code: 'SERVICE_UNAVAILABLE' } };
    const outage = isDatabaseOutage(cause);
    log.error(outage ? `The database: ${cause.message}` : cause);
    return {
      message: 'Something went wrong on our side. Please try again.',
      ...at,
      extensions: { code: outage ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR' },
    };
  };
}
