import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { hasCode } from '../platform/database/error-code';

/** A unique index that refused a row. */
const UNIQUE_VIOLATION = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Entries that editors give a name or an address of its own. For any other, a unique index that refuses is a fault of ours. */
const NAMED = new Set([
  'api::blog.blog',
  'api::category.category',
  'api::placement.placement',
  'api::subscriber.subscriber',
]);

/**
 * Names and addresses are looked up before they are stored, and refused beside their field. Two editors who store the same one at the
 * same moment both find it free, on PostgreSQL: the database refuses one of them, which is no fault of ours either (500) but theirs.
 */
export function refuseSimultaneousDoubles(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid }, next) => {
    try {
      return await next();
    } catch (error) {
      if (!NAMED.has(uid) || !hasCode(error, UNIQUE_VIOLATION)) throw error;
      throw new errors.ValidationError(
        'Somebody else saved the same name or address at the same moment. Save again.',
      );
    }
  });
}
