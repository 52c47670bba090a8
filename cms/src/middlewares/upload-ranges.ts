import { createReadStream, ReadStream } from 'node:fs';
import type { Core } from '@strapi/strapi';
import parseRange from 'range-parser';

/**
 * Serves ranges of uploaded files, which players request for films and sounds (RFC 9110, section 14). Strapi's own
 * middleware (`koa-range`) ignores the end of a file and does not support `bytes=-500`: it promises bytes that never
 * come. So it never sees a `Range` header. Requests for several ranges get the whole file, which the standard allows.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const range = ctx.get('range');
  if (range === '' || !ctx.path.startsWith('/uploads/')) {
    await next();
    return;
  }
  delete ctx.req.headers.range;
  await next();

  const body: unknown = ctx.body;
  const { length } = ctx;
  const whole = ctx.method === 'GET' && ctx.status === 200;
  if (!whole || !(body instanceof ReadStream) || length === undefined || !isStillThatFile(ctx)) return;
  const parts = parseRange(length, withinLength(range, length));
  if (parts === -1) {
    body.destroy();
    ctx.body = null;
    ctx.status = 416;
    ctx.set('content-range', `bytes */${length}`);
  } else if (parts !== -2 && parts.type === 'bytes' && parts.length === 1) {
    const [{ start, end } = { start: 0, end: length - 1 }] = parts;
    body.destroy();
    ctx.body = createReadStream(body.path, { start, end });
    ctx.status = 206;
    ctx.length = end - start + 1;
    ctx.set('content-range', `bytes ${start}-${end}/${length}`);
  }
};

/** The last 500 bytes of a file of 300 are the whole file, but the parser rejects this. */
function withinLength(range: string, length: number): string {
  return range.replace(/^bytes=-(\d+)$/, (_, last: string) => `bytes=-${Math.min(Number(last), length)}`);
}

/** Clients with a part of a file that has been replaced since get the whole new file. */
function isStillThatFile(ctx: Parameters<Core.MiddlewareHandler>[0]): boolean {
  const condition = ctx.get('if-range');
  return condition === '' || condition === ctx.response.get('last-modified');
}
