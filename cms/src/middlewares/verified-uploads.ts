import type { Core } from '@strapi/strapi';
import { FETCHING_UPLOAD } from '../surface';
import { refusalOf, type UploadedFile } from '../uploads/verify';

/**
 * Strapi believes a file's name where its content has no signature (a page of HTML called `photo.png`): here only the
 * content counts, on every route that takes files. The one that fetches them itself is closed.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.path.toLowerCase().startsWith(FETCHING_UPLOAD)) {
    refuse(
      ctx,
      'Files are not fetched from other addresses. Download the file, then upload it from your computer.',
    );
    return;
  }
  for (const file of filesOf(ctx.request.files)) {
    const refusal = await refusalOf(file);
    if (refusal) {
      refuse(ctx, refusal);
      return;
    }
  }
  await next();
};

/** In the shape the admin shows. */
function refuse(ctx: { status: number; body: unknown }, message: string): void {
  ctx.status = 400;
  ctx.body = { data: null, error: { status: 400, name: 'ValidationError', message, details: {} } };
}

function filesOf(files: unknown): UploadedFile[] {
  if (!files || typeof files !== 'object') return [];
  return Object.values(files).flat().filter(isUploadedFile);
}

function isUploadedFile(file: unknown): file is UploadedFile {
  return typeof file === 'object' && file !== null && 'filepath' in file && typeof file.filepath === 'string';
}
