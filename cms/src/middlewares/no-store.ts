import type { Core } from '@strapi/strapi';

/** Responses for readers set their own caching rules (C5). */
const FOR_READERS = /^\/(?:api|graphql|uploads)(?:\/|$)/;

/**
 * Responses of the admin's API are about people: accounts, comments, messages, drafts. Unless they say otherwise, as
 * the files of the admin's screens do, they must not be stored, neither by the browser of a shared computer nor by a
 * proxy. The page that loads those files is the same for everyone and contains nothing personal: Strapi's `no-cache`
 * makes browsers revalidate it each time.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (FOR_READERS.test(ctx.path)) return;
  const current = ctx.response.get('cache-control');
  const isScreens = ctx.path.startsWith('/admin') && ctx.response.is('html') === 'html';
  if (current === '' || (current === 'no-cache' && !isScreens)) ctx.set('cache-control', 'no-store');
};
