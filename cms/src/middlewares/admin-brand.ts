import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { brandPage } from '../domain/site/brand-page';
import { findSite, findSiteName } from '../domain/site/site';
import { settings } from '../platform/settings/settings';

const ADMIN_PAGE = /^\/admin(?:\/|$)/;

/** Shows the admin under the name and the logo of the site: its page is a file that Strapi sends as it was built. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    await next();
    if (ctx.method !== 'GET' || ctx.status !== 200 || !ADMIN_PAGE.test(ctx.path)) return;
    if (ctx.response.is('html') !== 'html') return;
    const html = await readBody(ctx.body);
    if (html === undefined) return;
    ctx.body = brandPage(html, await readBrand(strapi));
  };

async function readBody(body: unknown): Promise<string | undefined> {
  if (typeof body === 'string') return body;
  if (Buffer.isBuffer(body)) return body.toString();
  return body instanceof Readable ? text(body) : undefined;
}

async function readBrand(strapi: Core.Strapi) {
  const { logo, darkLogo } = await findSite(strapi);
  return {
    siteName: await findSiteName(strapi),
    logo: logo?.url ?? null,
    darkLogo: darkLogo?.url ?? null,
    publicUrl: settings().publicUrl,
  };
}
