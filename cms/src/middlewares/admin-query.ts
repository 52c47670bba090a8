import type { Core } from '@strapi/strapi';

/** As many as the admin's lists offer. */
const MOST_ENTRIES = 100;

/** What has parameters of its own (C4). */
const NOT_ADMIN = /^\/(?:api|graphql|uploads)(?:\/|$)/;

/**
 * Lists of the admin have pages of 100 entries at most. Strapi takes any number: one call of an editor's could load all articles with
 * all that belongs to them, and what is no number loaded them too.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const { pageSize } = ctx.query;
  if (!NOT_ADMIN.test(ctx.path) && pageSize !== undefined && !isPageSize(pageSize)) {
    ctx.query = { ...ctx.query, pageSize: String(MOST_ENTRIES) };
  }
  await next();
};

const isPageSize = (value: unknown): boolean =>
  typeof value === 'string' && /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_ENTRIES;
