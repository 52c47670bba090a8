import type { Core } from '@strapi/strapi';
import { refusalOf, type UploadedFile } from '../uploads/verify';

/**
 * Strapi believes a file's name where its content has no signature (a page of HTML called `photo.png`): here only the
 * content counts, on every route that takes files.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  for (const file of filesOf(ctx.request.files)) {
    const refusal = await refusalOf(file);
    if (refusal) {
      ctx.status = 400;
      ctx.body = {
        data: null,
        error: { status: 400, name: 'ValidationError', message: refusal, details: {} },
      };
      return;
    }
  }
  await next();
};

function filesOf(files: unknown): UploadedFile[] {
  if (!files || typeof files !== 'object') return [];
  return Object.values(files).flat().filter(isUploadedFile);
}

function isUploadedFile(file: unknown): file is UploadedFile {
  return typeof file === 'object' && file !== null && 'filepath' in file && typeof file.filepath === 'string';
}
