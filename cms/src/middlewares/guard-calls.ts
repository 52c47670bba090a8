import type { Core } from '@strapi/strapi';
import { fail } from '../rest/http/context';
import { findCall } from '../rest/endpoints/endpoints';
import { refuseWhenTooOften } from '../rest/http/rate-limit-response';
import { visitorNetwork } from '../platform/shared/visitor-network.gen';

/**
 * The door of calls that change something or concern one person. It stands before the body is read, so that what is refused
 * costs next to nothing:
 *
 * - what is not JSON (C3). A form of another site's page can send anything but JSON without the browser asking us first, so
 *   no page makes its readers act here. It is not counted either, or such a page could use up its readers' times. What a
 *   link in a mail carries is proof by itself: there a mail program sends a form (RFC 8058).
 * - who calls too often (C15). Every call counts, whatever it is answered. A member's are counted by `members.ts`.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const call = findCall(ctx);
    if (!call) {
      await next();
      return;
    }
    ctx.set('cache-control', 'no-store');
    if (!call.byLink && hasBody(ctx.headers) && !ctx.is('application/json')) {
      fail(ctx, 415, 'Send it as JSON (Content-Type: application/json).');
      return;
    }
    if (
      call.caller === 'anybody' &&
      (await refuseWhenTooOften(strapi, ctx, call.limit, visitorNetwork(ctx.ip)))
    ) {
      return;
    }
    // Mail programs may send a form with parts (RFC 8058). All that a link says stands in its address: no parser need read it.
    if (call.byLink && ctx.is('multipart/*')) delete ctx.req.headers['content-type'];
    await next();
  };

/** Who sends nothing is told what to send, of whichever type the nothing was. */
function hasBody({
  'transfer-encoding': encoding,
  'content-length': length,
}: Record<string, string | string[] | undefined>): boolean {
  return encoding !== undefined || Number(length ?? 0) > 0;
}
