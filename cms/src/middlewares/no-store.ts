import type { Core } from '@strapi/strapi';

/** What readers get says itself how long it may be kept (C5). */
const FOR_READERS = /^\/(?:api|graphql|uploads)(?:\/|$)/;

/**
 * What the admin's own calls answer is about people: accounts, comments, messages, drafts. Whatever does not say otherwise, as the files of the
 * admin's screens do, is kept by nobody: not by the browser of a shared computer, and by no proxy. The page that loads those files is the same
 * for everybody and holds nothing of anybody: `no-cache`, as Strapi says, asks whether it has changed each time.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (FOR_READERS.test(ctx.path)) return;
  const said = ctx.response.get('cache-control');
  const isScreens = ctx.path.startsWith('/admin') && ctx.response.is('html') === 'html';
  if (said === '' || (said === 'no-cache' && !isScreens)) ctx.set('cache-control', 'no-store');
};
