import type { Core } from '@strapi/strapi';

/**
 * Sorts comments with equal values in the admin's list by date, newest first, such as all those without reports: Strapi
 * sorts a list by a single column.
 */
export function listNewestFirst(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== 'api::comment.comment' || context.action !== 'findMany') return next();
    const { params }: { params: { sort?: unknown } } = context;
    if (typeof params.sort === 'string') params.sort += ',createdAt:DESC';
    return next();
  });
}
