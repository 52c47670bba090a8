import { unwrapResolverError } from '@apollo/server/errors';
import type { Core } from '@strapi/strapi';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDatabaseOutage } from '../platform/http/outage';
import { Unavailable } from '../platform/http/unavailable';
import { TooOften } from '../platform/rate-limit/too-often';

/**
 * What a reader is told of an error. Of a resolver's that is one sentence, and the log has the rest: Strapi's own
 * formatter hides the message, and puts it beside, with the SQL that failed.
 */
export function logFailure(log: Pick<Core.Strapi['log'], 'error'>) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    // A text nested so deep that it cannot be read: the sentence is of the program that gave up.
    if (formatted.message.endsWith('Maximum call stack size exceeded')) {
      return { ...formatted, message: 'Syntax Error: this is nested too deeply.' };
    }
    if (cause instanceof GraphQLError) return formatted;
    const at = formatted.path && { path: formatted.path };
    if (cause instanceof TooOften)
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
