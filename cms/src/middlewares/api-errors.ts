import type { Core } from '@strapi/strapi';
import { getEndpoints } from '../rest/endpoints/endpoints';

const NOTHING_HERE = 'There is nothing at this address.';

/**
 * Under `/api` only the specification's routes respond (C3): no other route of the CMS or a plugin, and no other
 * spelling of a path. Every error has the specification's format, including malformed JSON.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) {
    await next();
    return;
  }
  const methods = getEndpoints(ctx).map(({ method }) => method);
  if (methods.length === 0) return fail(ctx, 404, NOTHING_HERE);
  const called = ctx.method === 'HEAD' ? 'GET' : ctx.method;
  if (!methods.some((method) => method === called)) {
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    ctx.set('allow', `${allowed}, OPTIONS`);
    if (ctx.method === 'OPTIONS') ctx.status = 204;
    else fail(ctx, 405, `This address accepts only ${allowed}.`);
    return;
  }
  await next();
  if (ctx.status >= 400) fail(ctx, ctx.status, toSentence(ctx.body, ctx.status));
};

function fail(ctx: Context, status: number, sentence: string): void {
  ctx.status = status;
  ctx.body = { error: sentence, message: sentence };
  // Personal responses already have a stricter value: private, no-store.
  if (!ctx.response.get('cache-control').includes('no-store')) ctx.set('cache-control', 'no-store');
}

type Context = Parameters<Core.MiddlewareHandler>[0];

/** A controller's own message, or Strapi's message for a 4xx error; never its message for a 5xx error. */
function toSentence(body: unknown, status: number): string {
  if (body && typeof body === 'object' && 'error' in body) {
    if (typeof body.error === 'string' && 'message' in body && body.message === body.error) return body.error;
    const { error } = body;
    const message = error && typeof error === 'object' && 'message' in error ? error.message : undefined;
    if (typeof message === 'string' && status < 500 && status !== 404) return message;
  }
  if (status === 404) return NOTHING_HERE;
  return status < 500
    ? 'The request could not be understood.'
    : 'Something went wrong on our side. Please try again.';
}
