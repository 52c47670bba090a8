import { EditionConflictError } from '../domain/history/edition-conflict';
import { DescriptionConflictError } from '../domain/pictures/describe-picture';
import { refuseAdmin } from '../platform/strapi/admin-routes';

type Context = Parameters<typeof refuseAdmin>[0];

/** Responds 409 to a write that would undo somebody else's. Strapi has no error for this status. */
export default () => async (ctx: Context, next: () => Promise<unknown>) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof EditionConflictError || error instanceof DescriptionConflictError)) throw error;
    refuseAdmin(ctx, 409, error.message, error.details);
  }
};
