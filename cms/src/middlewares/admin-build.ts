import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

const RETRY_AFTER_SECONDS = 10;

/** Scripts and styles of the admin. */
const ADMIN_FILE = /^\/admin\/[^/]+\.(?:css|js|json|svg)$/;

/**
 * `npm start` serves the site before the admin is built. Until then, visitors of `/admin` get a page that explains this
 * and reloads itself, instead of Strapi's 404.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const index = path.join(strapi.dirs.dist.root, 'build/index.html');

  return async (ctx, next) => {
    // The admin's API is also below /admin and works already. Monitors that request /admin accept any type.
    const isAdminPage =
      /^\/admin\/?$/.test(ctx.path) ||
      (ctx.path.startsWith('/admin/') && ctx.get('accept').includes('text/html'));
    if (ctx.method !== 'GET' || !isAdminPage || fs.existsSync(index)) {
      await next();
      // `precompress-admin.mjs` compresses them, but the file server sends no `Vary` header for caches.
      if (ADMIN_FILE.test(ctx.path)) ctx.vary('accept-encoding');
      return;
    }
    ctx.status = 503;
    ctx.set({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) });
    ctx.type = 'html';
    ctx.body = WAITING_PAGE;
  };
};

const WAITING_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<meta name="color-scheme" content="light dark">
<title>The editors’ desk is being built</title>
<style>
body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 20vh auto 0; padding: 0 1rem }
h1 { line-height: 1.2; text-wrap: balance }
</style>
</head>
<body>
<h1>The editors’ desk is being built</h1>
<p>This takes about a minute after the first start or an update. The page opens by itself when it is ready.</p>
<p>The <a href="/">site</a> is already there.</p>
</body>
</html>
`;
