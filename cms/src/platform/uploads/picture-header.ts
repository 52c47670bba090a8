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
  return { format, width: metadata.width, height: metadata.height, frames };
}
