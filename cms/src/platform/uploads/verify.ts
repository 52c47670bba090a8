import fs from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type/node';
import { readPictureHeader } from './pictures/picture-header';
import { findSizeError } from './pictures/picture-limits';
import { ALLOWED_UPLOADS } from './allowed';

/** The number of bytes file-type needs to detect every signature. */
const SIGNATURE_BYTES = 4100;

export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
}

/** The type of a file by its content, or a message for the editor why it is refused. */
type Verification = { mime: string; extension: string; refusal: null } | { refusal: string };

/** As iPhones take pictures. Neither browsers nor our image library read it. */
const isHeic = (mime: string): boolean => /^image\/hei[cf]/.test(mime);
const HEIC =
  'is a HEIC picture, which browsers cannot show. Open it in Preview (Mac) or Photos (Windows), save it as JPEG and upload that. ' +
  'With Settings › Camera › Formats › Most Compatible, an iPhone takes JPEG pictures.';

/** Checks the first bytes of an uploaded file, whatever its name, and the size in a picture's header. */
export async function verifyFile(file: UploadedFile): Promise<Verification> {
  const found = await fileTypeFromBuffer(await firstBytes(file.filepath));
  const name = file.originalFilename ?? 'This file';
  if (found && isHeic(found.mime)) return { refusal: `${name} ${HEIC}` };
  if (!found || !ALLOWED_UPLOADS.includes(found.mime)) {
    return {
      refusal:
        `${name} is ${found ? `a file of type ${found.mime}` : 'not a picture, film, recording or PDF that can be recognised'}. ` +
        'Upload a JPEG, PNG, WebP, GIF or AVIF picture, an MP3, OGG, M4A or WAV recording, an MP4 or WebM film, or a PDF.',
    };
  }
  const refusal = found.mime.startsWith('image/') ? await pictureRefusal(file.filepath, name) : null;
  return refusal === null ? { mime: found.mime, extension: found.ext, refusal } : { refusal };
}

/** @returns null if the file is accepted, otherwise a message for the editor */
export const toRefusal = async (file: UploadedFile): Promise<string | null> =>
  (await verifyFile(file)).refusal;

/** The message for a picture that cannot be opened. */
export const getBrokenPictureMessage = (name: string): string =>
  `${name} is broken or incomplete. Open it in an image editor, save it again and upload that file.`;

async function pictureRefusal(filepath: string, name: string): Promise<string | null> {
  const header = await readPictureHeader(filepath);
  if (!header) return getBrokenPictureMessage(name);
  const fault = findSizeError(header);
  return fault === null ? null : `${name} ${fault}`;
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await fs.open(path, 'r');
  try {
    const buffer = new Uint8Array(SIGNATURE_BYTES);
    const { bytesRead } = await file.read(buffer, 0, SIGNATURE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
