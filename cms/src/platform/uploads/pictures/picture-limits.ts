/** Size limits of pictures. A file of a few kilobytes can decode to gigabytes, so the size in its header counts. */
export const PICTURE_LIMITS = {
  /** Per frame. */
  pixels: 50_000_000,
  /** Decoding an AVIF picture takes six times the memory of any other format: a gigabyte for 50 megapixels. */
  avifPixels: 20_000_000,
  frames: 500,
  pixelsOfAllFrames: 100_000_000,
  /** The maximum width and height of JPEG and GIF, and of what the site shows. */
  side: 65_535,
} as const;

/** sharp's names; `heif` means AVIF, because HEIC uploads are not accepted. */
export const PICTURE_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The contents of a picture's header. */
export interface PictureHeader {
  format: PictureFormat;
  width: number;
  height: number;
  /** 1 for a still picture. */
  frames: number;
}

/** @returns what is wrong with the size and how to fix it, to follow the file's name; null: nothing */
export function findSizeError({ format, width, height, frames }: PictureHeader): string | null {
  const { side, avifPixels, pixelsOfAllFrames } = PICTURE_LIMITS;
  const pixels = format === 'heif' ? avifPixels : PICTURE_LIMITS.pixels;
  if (width > side || height > side || width * height > pixels) {
    return `measures ${width} × ${height}: reduce it to at most ${megapixels(pixels)} megapixels and ${side} pixels a side${format === 'heif' ? ', or upload it as a JPEG picture' : ''}.`;
  }
  if (frames > PICTURE_LIMITS.frames) {
    return `has ${frames} frames: reduce it to at most ${PICTURE_LIMITS.frames}, or upload it as an MP4 or WebM film.`;
  }
  if (width * height * frames > pixelsOfAllFrames) {
    return `has ${frames} frames of ${width} × ${height}: reduce it to at most ${megapixels(pixelsOfAllFrames)} megapixels altogether, or upload it as an MP4 or WebM film.`;
  }
  return null;
}

const megapixels = (pixels: number) => pixels / 1_000_000;
