import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { hasCode } from '../platform/database/error-code';

/** A unique index that rejected a row. */
const UNIQUE_VIOLATION = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

/**
 * Types whose names or addresses editors choose and which must be unique. A violation of any other unique index is a
 * bug.
 */
const NAMED = new Set([
  'api::blog.blog',
  'api::category.category',
  'api::placement.placement',
  'api::subscriber.subscriber',
]);

/**
 * Names and addresses are checked for duplicates before they are stored, with an error next to the field. On
 * PostgreSQL, two editors who store the same one at the same moment both pass that check, and the database rejects one
 * of them. That is a 4xx error with a message for the editor, not a 500.
 */
export function reportUniqueConflicts(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid }, next) => {
    try {
      return await next();
    } catch (error) {
      if (!NAMED.has(uid) || !hasCode(error, UNIQUE_VIOLATION)) throw error;
      throw new errors.ValidationError(
        'Someone else saved the same name or address at the same time. Save again.',
      );
    }
  });
}
