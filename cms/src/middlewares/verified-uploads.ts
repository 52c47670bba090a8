import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { refuseAdmin } from '../platform/strapi/admin-routes';
import { rewritePicture } from '../platform/uploads/rewrite-picture';
import { FETCHING_UPLOAD } from '../platform/uploads/upload-paths';
import { brokenPicture, toRefusal, type UploadedFile } from '../platform/uploads/verify';

/** Logos of the admin: the only files that do not pass through the media library's services. */
const LOGOS = '/admin/project-settings';
/** Of a logo's encoding. */
const BEST_QUALITY = 100;

/**
 * Strapi believes a file's name where its content has no signature (a page of HTML called `photo.png`): here only the
 * content counts, on every route that takes files. The one that fetches them itself is closed.
 * The media library looks again (`library-services.ts`): it also takes files that do not come in a request, but of several
 * some could be stored before one is refused.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.path.toLowerCase().startsWith(FETCHING_UPLOAD)) {
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

/** Puts the file's rewritten picture in its place. @returns null, or a sentence for the editor */
async function rewriteLogo(file: UploadedFile): Promise<string | null> {
  const rewritten = await rewritePicture(file.filepath, path.dirname(file.filepath), BEST_QUALITY);
  if (!rewritten) return brokenPicture(file.originalFilename ?? 'This file');
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
