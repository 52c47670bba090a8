import type { Core } from '@strapi/strapi';
import { fail } from '../rest/context';

/** Where the admin takes files: the media library, and the logos of its own settings. */
const TAKES_FILES = /^\/(upload|admin\/project-settings)(\/|$)/;

/**
 * Refuses files where nobody takes any, before they are read: each costs a folder and a parser, which besides never ends
 * on some bytes that are no such form.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.is('multipart/*') && !TAKES_FILES.test(ctx.path)) {
    fail(ctx, 415, 'Files are not taken here. Send JSON (Content-Type: application/json).');
    return;
  }
  await next();
};
