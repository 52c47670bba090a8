import type { Core } from '@strapi/strapi';
import { fail } from '../rest/context';
import { actingAt } from '../rest/endpoints';
import { throttled } from '../throttle/throttle';
import { visitorOf } from '../throttle/visitor';

/**
 * The door of calls that change something. It stands before the body is read, so that what is refused costs next to nothing:
 *
 * - what is not JSON (C3). A form of another site's page can send anything but JSON without the browser asking us first, so
 *   no page makes its readers act here. It is not counted either, or such a page could use up its readers' times.
 * - who calls too often (C15). Every call counts, whatever it is answered.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const call = actingAt(ctx.method, ctx.path);
    if (!call) {
      await next();
      return;
    }
    ctx.set('cache-control', 'no-store');
    if (hasBody(ctx.headers) && !ctx.is('application/json')) {
      fail(ctx, 415, 'Send it as JSON (Content-Type: application/json).');
      return;
    }
    const seconds = await throttled(strapi, call.limit, visitorOf(ctx.ip));
    if (seconds !== undefined) {
      ctx.set('retry-after', String(seconds));
      fail(ctx, 429, `That was too often. Please try again in ${inSeconds(seconds)}.`);
      return;
    }
    await next();
  };

/** Who sends nothing is told what to send, of whichever type the nothing was. */
function hasBody({
  'transfer-encoding': encoding,
  'content-length': length,
}: Record<string, string | string[] | undefined>): boolean {
  return encoding !== undefined || Number(length ?? 0) > 0;
}

const inSeconds = (count: number) => (count === 1 ? '1 second' : `${count} seconds`);
