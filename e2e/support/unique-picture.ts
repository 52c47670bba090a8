import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/files/root.ts';

/** A file as Playwright puts it into an input. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture that the library does not have: its last bytes are no part of the picture. */
export function createUniquePicture(
  name = 'window.webp',
  file = inRoot('cms/content/images/insomnia-window.webp'),
): PictureFile {
  return { name, mimeType: 'image/webp', buffer: Buffer.concat([readFileSync(file), randomBytes(16)]) };
}

/** The beginning of a picture as iPhones take them. */
export const createHeic = (name: string): PictureFile => ({
  name,
  mimeType: name.endsWith('.jpg') ? 'image/jpeg' : '',
  buffer: Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), randomBytes(4096)]),
});
