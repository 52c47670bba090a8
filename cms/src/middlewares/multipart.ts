import type { Core } from '@strapi/strapi';
import { refuseAdmin } from '../platform/strapi/admin-routes';
import { hasAdminSession } from '../platform/strapi/admin-session';
import { checkFields } from '../platform/uploads/form-fields';
import { FORM_LIMITS, getFormError, MAX_FORM_BYTES, withForm } from '../platform/uploads/parse-form';
import { getMaxFormBytes, isLibraryPath } from '../platform/uploads/upload-paths';
import { fail } from '../rest/http/context';

/**
 * The only parser of forms with files: `strapi::body` would write anyone's files to the temporary folder before
 * authentication, and leave them there. Before the first byte is read, this checks that the route accepts files, that
 * an admin is logged in, and the size; before anything is stored, the fields.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!ctx.is('multipart/*')) {
      await next();
      return;
    }
    const maxBytes = getMaxFormBytes(ctx.method, ctx.path);
    if (maxBytes === undefined) {
      fail(ctx, 415, 'This address does not accept files. Send JSON (Content-Type: application/json).');
      return;
    }
    if (!(await hasAdminSession(strapi, ctx.get('authorization')))) {
      return refuseAdmin(ctx, 401, 'Please sign in to the admin: your session is missing or has expired.');
    }
    if (ctx.request.length === undefined)
      return refuseAdmin(ctx, 411, 'The size is missing (Content-Length).');
    if (ctx.request.length > maxBytes)
      return refuseAdmin(ctx, 413, maxBytes < MAX_FORM_BYTES ? TOO_LONG : TOO_LARGE);
    try {
      await withForm(ctx.req, async ({ fields, files }) => {
        const check = isLibraryPath(ctx.path) ? checkFields(fields) : { fields, refusal: null };
        if (check.refusal !== null) return refuseAdmin(ctx, 400, check.refusal);
        ctx.request.body = check.fields;
        ctx.request.files = files;
        await next();
      });
    } catch (error) {
      const fault = getFormError(error);
      if (fault === undefined) throw error;
      if (fault === 'too large') refuseAdmin(ctx, 413, TOO_LARGE);
      else refuseAdmin(ctx, 400, 'The form is not well-formed.');
    }
  };

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
const TOO_LARGE = `That is too large: send ${FORM_LIMITS.files} files at most, each of ${megabytes(FORM_LIMITS.fileBytes)} MB at most and ${megabytes(FORM_LIMITS.filesBytes)} MB together.`;
const TOO_LONG = 'That is too large: what describes a file is a few sentences. Shorten them.';
