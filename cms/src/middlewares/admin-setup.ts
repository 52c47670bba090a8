import type { Core } from '@strapi/strapi';
import { normaliseAdminPath, refuseAdmin } from '../platform/strapi/admin-routes';
import { hasAdmin, isSetupCode, getSetupCode } from '../platform/strapi/setup-code';
import { settings } from '../platform/settings/settings';

const COOKIE = 'admin_setup';
const COOKIE_MS = 3600_000;
const OPEN_THE_LINK =
  'Open the setup link that the server printed when it started ("Set up the admin: ..."), then fill in this form again.';

/**
 * The first visitor of `/admin` becomes its owner. If other people could be first, registering requires the setup link
 * from the server's output: it sets a cookie, without which the form is refused.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const path = normaliseAdminPath(ctx.path);
    if (path === '/admin/setup' && ctx.method === 'GET') {
      ctx.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (await hasAdmin(strapi)) return ctx.redirect('/admin');
      if (!isSetupCode(ctx.query.code)) {
        return refuseAdmin(
          ctx,
          403,
          'This setup link is wrong: copy the whole link from the server’s output.',
        );
      }
      ctx.cookies.set(COOKIE, getSetupCode(), {
        httpOnly: true,
        sameSite: 'strict',
        path: '/admin',
        maxAge: COOKIE_MS,
      });
      return ctx.redirect('/admin/auth/register-admin');
    }
    if (
      path === '/admin/register-admin' &&
      ctx.method === 'POST' &&
      settings().isReachable &&
      !isSetupCode(ctx.cookies.get(COOKIE))
    ) {
      return refuseAdmin(ctx, 403, OPEN_THE_LINK);
    }
    await next();
  };
