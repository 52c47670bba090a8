import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { refuseAdmin } from '../platform/strapi/admin-routes';
import { rewritePicture } from '../platform/uploads/pictures/rewrite-picture';
import { UPLOAD_FROM_URL } from '../platform/uploads/upload-paths';
import { getBrokenPictureMessage, toRefusal, type UploadedFile } from '../platform/uploads/verify';

/** Logos of the admin: the only files that do not pass through the media library's services. */
const LOGOS = '/admin/project-settings';
/** The quality of a logo's encoding. */
const BEST_QUALITY = 100;

/**
 * Strapi trusts a file's name if its content has no signature (an HTML page called `photo.png`). On every upload route,
 * this checks the content instead. The route that fetches files itself is closed. The media library checks again
 * (`library-services.ts`), because it also receives files without a request; but for several files, it could store some
 * before one is refused.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.path.toLowerCase().startsWith(UPLOAD_FROM_URL)) {
    refuseAdmin(
      ctx,
      400,
      'Files are not fetched from other addresses. Download the file, then upload it from your computer.',
    );
    return;
  }
  const isLogo = ctx.path.toLowerCase().startsWith(LOGOS);
  for (const file of getFiles(ctx.request.files)) {
    const refusal = (await toRefusal(file)) ?? (isLogo ? await rewriteLogo(file) : null);
    if (refusal) {
      refuseAdmin(ctx, 400, refusal);
      return;
    }
  }
  await next();
};

/**
 * Replaces the file by its rewritten picture.
 * @returns null, or a message for the editor
 */
async function rewriteLogo(file: UploadedFile): Promise<string | null> {
  const rewritten = await rewritePicture(file.filepath, path.dirname(file.filepath), BEST_QUALITY);
  if (!rewritten) return getBrokenPictureMessage(file.originalFilename ?? 'This file');
  Object.assign(file, { filepath: rewritten.filepath, mimetype: rewritten.mime, size: rewritten.bytes });
  return null;
}

function getFiles(files: unknown): UploadedFile[] {
  if (!files || typeof files !== 'object') return [];
  return Object.values(files).flat().filter(isUploadedFile);
}

function isUploadedFile(file: unknown): file is UploadedFile {
  return typeof file === 'object' && file !== null && 'filepath' in file && typeof file.filepath === 'string';
}
