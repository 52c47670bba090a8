import type { Core } from '@strapi/strapi';

/** What zlib says of bytes that are not what their `content-encoding` says. */
const UNPACKING_FAILED = /^Z_|^ERR_.*ZLIB/;

/** A body that cannot be unpacked is the sender's mistake; Strapi would answer 500 and log it as its own. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (UNPACKING_FAILED.test(code)) ctx.throw(400, 'The body is not packed as its content-encoding says.');
    throw error;
  }
};
