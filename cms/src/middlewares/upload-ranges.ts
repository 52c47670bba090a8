import { createReadStream, ReadStream } from 'node:fs';
import type { Core } from '@strapi/strapi';
import parseRange from 'range-parser';

/**
 * Parts of uploaded files, as films and sounds are asked for (RFC 9110, section 14). Strapi's own (`koa-range`) takes no
 * notice of a file's end and knows no `bytes=-500`: it promises bytes that never come. So it sees no `Range` at all.
 * Several parts at once are answered by the whole file, which the standard allows.
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

/** The last 500 bytes of a file of 300 are all of it, which the parser takes for a mistake. */
function withinLength(range: string, length: number): string {
  return range.replace(/^bytes=-(\d+)$/, (_, last: string) => `bytes=-${Math.min(Number(last), length)}`);
}

/** Who has the first part of a file that was replaced meanwhile is given the new one whole. */
function isStillThatFile(ctx: Parameters<Core.MiddlewareHandler>[0]): boolean {
  const condition = ctx.get('if-range');
  return condition === '' || condition === ctx.response.get('last-modified');
}
