import fs from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type/node';
import { ALLOWED_UPLOADS } from './allowed';

/** As much as file-type wants for every signature it knows. */
const SIGNATURE_BYTES = 4100;

export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
}

/**
 * Looks at the bytes of an uploaded file, whatever it is called.
 * @returns null when the file may stay, otherwise a sentence for the editor
 */
export async function refusalOf(file: UploadedFile): Promise<string | null> {
  const found = await fileTypeFromBuffer(await firstBytes(file.filepath));
  if (found && ALLOWED_UPLOADS.includes(found.mime)) return null;
  const name = file.originalFilename ?? 'This file';
  return (
    `${name} is ${found ? `a file of type ${found.mime}` : 'not a picture, film, recording or PDF that can be recognised'}. ` +
    'Upload a JPEG, PNG, WebP, GIF or AVIF picture, an MP3, OGG, M4A or WAV recording, an MP4 or WebM film, or a PDF.'
  );
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
