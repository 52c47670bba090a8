import type { Core } from '@strapi/strapi';
import { fail } from '../rest/http/context';
import { findPrivateEndpoint } from '../rest/endpoints/endpoints';
import { enforceRateLimit } from '../rest/http/rate-limit-response';
import { getVisitorNetwork } from '../platform/shared/visitor-network.gen';

/**
 * Checks requests that write or are personal, before the body is read, so that refusing them costs next to nothing:
 *
 * - Bodies that are not JSON are refused (C3). A form on another site can send anything except JSON without a CORS
 *   preflight, so no other page can make its visitors act here. These requests are not counted, or such a page could
 *   use up its visitors' limits. Links in mails need no such check, since their token is the proof: mail programs send
 *   a form there (RFC 8058).
 * - Requests are rate-limited (C15). Every request counts, whatever its response. Those of members are counted in
 *   `members.ts`.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const call = findPrivateEndpoint(ctx);
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
      (await enforceRateLimit(strapi, ctx, call.limit, getVisitorNetwork(ctx.ip)))
    ) {
      return;
    }
    // Mail programs may send a multipart form (RFC 8058). The address contains everything needed, so no parser has to
    // read the form.
    if (call.byLink && ctx.is('multipart/*')) delete ctx.req.headers['content-type'];
    await next();
  };

/** Requests without a body pass, whatever their type, and get the error that names the missing fields. */
function hasBody({
  'transfer-encoding': encoding,
  'content-length': length,
}: Record<string, string | string[] | undefined>): boolean {
  return encoding !== undefined || Number(length ?? 0) > 0;
}
