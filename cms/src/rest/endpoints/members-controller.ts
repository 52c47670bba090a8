import type { Core } from '@strapi/strapi';
import { isConcurrencyError } from '../../platform/database/concurrency-errors';
import type { RestContext } from '../http/context';
import { authenticate } from '../access/authenticate';

type Action = (ctx: RestContext) => void | Promise<void>;
type Given = { strapi: Core.Strapi };

/** A controller for calls that only members may make. */
export const memberController =
  (make: (given: Given) => Record<string, Action>) =>
  (given: Given): Record<string, Action> =>
    Object.fromEntries(
      Object.entries(make(given)).map(([name, action]) => [name, retryOnConflict(given.strapi, action)]),
    );

/**
 * Retries a call once on a concurrency error. A member, a comment or an article may be deleted between reading it and
 * writing a row that refers to it, and PostgreSQL aborts one of two transactions in a deadlock. The retry checks the
 * token again and gives the response that a slightly later call would get. Nothing was written before: the only write
 * failed, or it was rolled back.
 */
function retryOnConflict(strapi: Core.Strapi, action: Action): Action {
  return async (ctx) => {
    try {
      await action(ctx);
    } catch (error) {
      // For any error, because Strapi may fail this way when the member no longer exists.
      if (!(await authenticate(strapi, ctx))) return;
      if (!isConcurrencyError(error)) throw error;
      await action(ctx);
    }
  };
}
