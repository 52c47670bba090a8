import fs from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_FORMATS, type PictureHeader } from './picture-limits';

// sharp caches files by path, and would return an earlier one if a path is reused.
sharp.cache(false);

/** Reads the header of a picture, without decoding it. Null: it has no readable header. */
export async function readPictureHeader(filepath: string): Promise<PictureHeader | null> {
  // The limit is sharp's own, which is far above ours and whose error has no message for the editor.
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

/** Bytes of the signature and the screen size at the start of a GIF. */
const GIF_HEADER_BYTES = 10;

/**
 * A GIF declares its size before its frames. If that size is enormous, sharp returns the size of the first frame
 * instead.
 */
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
