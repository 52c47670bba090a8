import type { Core } from '@strapi/strapi';

/**
 * Of comments that are equal in what the admin's list is sorted by, such as those that nobody has reported, the newest is
 * first: Strapi sorts a list by one column.
 */
export function listNewestFirst(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== 'api::comment.comment' || context.action !== 'findMany') return next();
    const { params }: { params: { sort?: unknown } } = context;
    if (typeof params.sort === 'string') params.sort += ',createdAt:DESC';
    return next();
  });
}
