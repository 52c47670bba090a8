import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { withTrueExtension } from './file-name';
import { readPictureHeader } from './pictures/picture-header';
import { rewritePicture, type StoredFormat } from './pictures/rewrite-picture';

/** A file to be stored in the library, and the file that it replaces. */
interface Given {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
}
interface Before {
  name: string;
  ext?: string | null;
  mime: string;
}

/** By the extension of an address. */
const FORMATS: ReadonlyMap<string, StoredFormat> = new Map([
  ['.jpg', 'jpeg'],
  ['.jpeg', 'jpeg'],
  ['.png', 'png'],
  ['.webp', 'webp'],
  ['.gif', 'gif'],
]);
const NAMES: Record<StoredFormat, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF' };
/** The library compresses the picture again, as its settings say. */
const BEST_QUALITY = 100;

/**
 * Calls `store` with the picture converted to the format of the one it replaces. The old address stays, with its
 * extension, so that pages find the new picture; the content must match the extension. Files that are not pictures are
 * unchanged.
 * @throws ApplicationError for a picture that would lose something in the conversion
 */
export async function storeInReplacedFormat<File extends Given, T>(
  before: Before | null,
  file: File,
  store: (file: File) => Promise<T>,
): Promise<T> {
  const wanted = FORMATS.get(before?.ext?.toLowerCase() ?? '');
  const header = file.mimetype?.startsWith('image/') ? await readPictureHeader(file.filepath) : null;
  if (before === null || wanted === undefined || header === null || header.format === wanted) {
    return store(file);
  }
  // AVIF is stored as WebP anyway.
  if (header.format === 'heif' && wanted === 'webp') return store(file);
  const loss = await describeLoss(file.filepath, header.frames, wanted);
  if (loss !== null) {
    throw new errors.ApplicationError(
      `${file.originalFilename ?? 'This picture'} ${loss}. Upload it as a new file, and use that instead of “${before.name}”.`,
    );
  }
  // Not into the file's own folder: an imported file is in the user's folder.
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wellfolio-format-'));
  try {
    const converted = await rewritePicture(file.filepath, folder, BEST_QUALITY, wanted);
    // `store` refuses a broken picture with its own message.
    if (converted === null) return await store(file);
    const { filepath, mime, ext } = converted;
    const originalFilename = withTrueExtension(file.originalFilename ?? 'unnamed', ext.slice(1));
    return await store({ ...file, filepath, originalFilename, mimetype: mime, detectedMimeType: mime });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** What the picture would lose, to follow its name; null: nothing visible. */
async function describeLoss(filepath: string, frames: number, wanted: StoredFormat): Promise<string | null> {
  const name = NAMES[wanted];
  if (wanted === 'gif') return `has more colours than a ${name} picture can have`;
  if (wanted === 'webp') return null;
  if (frames > 1) return `moves, which a ${name} picture cannot`;
  if (wanted === 'jpeg' && !(await isOpaque(filepath)))
    return `is transparent, which a ${name} picture cannot be`;
  return null;
}

/** Also false for files that cannot be read. */
async function isOpaque(filepath: string): Promise<boolean> {
  try {
    const picture = sharp(filepath);
    return !(await picture.metadata()).hasAlpha || (await picture.stats()).isOpaque;
  } catch {
    return false;
  }
}
