import type { Core } from '@strapi/strapi';

/** What readers get says itself how long it may be kept (C5). */
const FOR_READERS = /^\/(?:api|graphql|uploads)(?:\/|$)/;

/**
 * What the admin's own calls answer is about people: accounts, comments, messages, drafts. Whatever does not say otherwise, as the files of the
 * admin's screens do, is kept by nobody: not by the browser of a shared computer, and by no proxy.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (FOR_READERS.test(ctx.path)) return;
  const said = ctx.response.get('cache-control');
  // The screens' own page is the same for everybody, and asked for again each time.
  if (said === '' || (said === 'no-cache' && !ctx.path.startsWith('/admin')))
    ctx.set('cache-control', 'no-store');
};
