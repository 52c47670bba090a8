import fs from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_FORMATS, type PictureHeader } from './picture-limits';

// sharp remembers files by their path, and would read an earlier one where a path is used again.
sharp.cache(false);

/** Reads what a picture says of itself, without unpacking it. Null: it has no header that can be read. */
export async function readPictureHeader(filepath: string): Promise<PictureHeader | null> {
  // The limit is sharp's own, far above ours and without a sentence for the editor.
  const metadata = await sharp(filepath, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const format = PICTURE_FORMATS.find((known) => known === metadata?.format);
  if (!metadata || !format) return null;
  // Only the main picture of an AVIF file is read.
  const frames = format === 'heif' ? 1 : (metadata.pages ?? 1);
  const { width, height } = format === 'gif' ? await getScreen(filepath, metadata) : metadata;
  return { format, width, height, frames };
}

interface Size {
  width: number;
  height: number;
}

/** Bytes of the signature and the size of the screen at the beginning of a GIF. */
const GIF_HEADER_BYTES = 10;

/** A GIF says how large it is before its frames do. Of one that says something enormous sharp tells the size of the first frame. */
async function getScreen(filepath: string, frame: Size): Promise<Size> {
  const file = await fs.open(filepath, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(GIF_HEADER_BYTES), 0, GIF_HEADER_BYTES, 0);
    return {
      width: Math.max(frame.width, buffer.readUInt16LE(6)),
      height: Math.max(frame.height, buffer.readUInt16LE(8)),
    };
  } finally {
    await file.close();
  }
}
