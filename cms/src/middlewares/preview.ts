import type { Core } from '@strapi/strapi';
import { openPreview, type OpenPreview } from '../domain/preview/open-preview';
import { describePreview } from '../domain/preview/describe-preview';
import { runWithPreview } from '../domain/preview/preview-content';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Only the site sends it: it passes no such header of a visitor on. */
const HEADER = 'x-preview';
const GRAPHQL = /^\/graphql\/?$/i;
const GONE = 'This preview has ended.';

/**
 * Requests of the site for a preview: `GET /preview` describes it, GraphQL responds as if it were published. Nothing of
 * it may be stored or shared, so this comes before the cache, which skips these requests.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const token = ctx.get(HEADER);
    const describes = ctx.method === 'GET' && ctx.path === '/preview';
    if (!describes && (token === '' || !GRAPHQL.test(ctx.path))) {
      await next();
      return;
    }
    const preview = await openPreview(strapi, token);
    if (!preview) refuse(ctx);
    else if (describes) ctx.body = await describePreview(strapi, preview);
    else await respond(ctx, preview, next);
    ctx.set('cache-control', 'no-store');
    ctx.remove('etag');
  };

async function respond(ctx: Context, { content }: OpenPreview, next: () => Promise<unknown>): Promise<void> {
  ctx.state.isPreview = true;
  await runWithPreview(content, next);
}

/** The same, whatever the reason: a token that opens nothing reveals nothing. */
function refuse(ctx: Context): void {
  ctx.status = 404;
  ctx.body = { errors: [{ message: GONE, extensions: { code: 'PREVIEW_ENDED' } }] };
}
