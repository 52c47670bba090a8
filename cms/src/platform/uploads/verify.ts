import fs from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type/node';
import { readPictureHeader } from './picture-header';
import { sizeFault } from './picture-limits';
import { ALLOWED_UPLOADS } from './allowed';

/** As much as file-type wants for every signature it knows. */
const SIGNATURE_BYTES = 4100;

export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
}

/** What a file is by its content, or a sentence for the editor why it is refused. */
export type Verdict = { mime: string; extension: string; refusal: null } | { refusal: string };

/** Looks at the first bytes of an uploaded file, whatever it is called, and at how large a picture says it is. */
export async function verdictOn(file: UploadedFile): Promise<Verdict> {
  const found = await fileTypeFromBuffer(await firstBytes(file.filepath));
  const name = file.originalFilename ?? 'This file';
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

/** @returns null when the file may stay, otherwise a sentence for the editor */
export const toRefusal = async (file: UploadedFile): Promise<string | null> =>
  (await verdictOn(file)).refusal;

/** For a picture that cannot be opened. */
export const brokenPicture = (name: string): string =>
  `${name} is broken or incomplete: open it in a program for pictures, save it again and upload that.`;

async function pictureRefusal(filepath: string, name: string): Promise<string | null> {
  const header = await readPictureHeader(filepath);
  if (!header) return brokenPicture(name);
  const fault = sizeFault(header);
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
