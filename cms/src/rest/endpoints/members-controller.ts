import type { Core } from '@strapi/strapi';
import { isConcurrencyError } from '../../platform/database/concurrency-errors';
import type { RestContext } from '../http/context';
import { authenticate } from '../access/authenticate';

type Action = (ctx: RestContext) => void | Promise<void>;
type Given = { strapi: Core.Strapi };

/** A controller of calls that members make alone. */
export const membersController =
  (make: (given: Given) => Record<string, Action>) =>
  (given: Given): Record<string, Action> =>
    Object.fromEntries(
      Object.entries(make(given)).map(([name, action]) => [name, aMomentLater(given.strapi, action)]),
    );

/**
 * A member, a comment or an article can go between the look at it and the write that speaks of it, and PostgreSQL gives up
 * one of two that wait for each other. Such a call is answered as it would be had it come a moment later: the token is
 * looked at again, and all is done again. Nothing was written before: what failed was the one write, or it was rolled back.
 */
function aMomentLater(strapi: Core.Strapi, action: Action): Action {
  return async (ctx) => {
    try {
      await action(ctx);
    } catch (error) {
      // Whatever it was that failed: it may be how Strapi says that there is no such member.
      if (!(await authenticate(strapi, ctx))) return;
      if (!isConcurrencyError(error)) throw error;
      await action(ctx);
    }
  };
}
