import { randomUUID } from 'node:crypto';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readPictureHeader } from './picture-header';
import { PICTURE_LIMITS, type PictureFormat, type PictureHeader, findSizeError } from './picture-limits';

/** The formats in which pictures are stored. */
export type StoredFormat = Exclude<PictureFormat, 'heif'>;

/** A picture as it is stored. */
interface RewrittenPicture {
  filepath: string;
  mime: string;
  ext: string;
  /** Of a frame. */
  width: number;
  height: number;
  bytes: number;
}

interface Encoder {
  mime: string;
  ext: string;
  encode(picture: Sharp, quality: number): Sharp;
}

/** Maximum side length of a WebP file. */
const WEBP_SIDE = 16_383;

const WEBP: Encoder = {
  mime: 'image/webp',
  ext: '.webp',
  // A picture converted from another format may be larger.
  encode: (picture, quality) =>
    picture
      .resize({ width: WEBP_SIDE, height: WEBP_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality }),
};

const ENCODERS: Record<PictureFormat, Encoder> = {
  jpeg: { mime: 'image/jpeg', ext: '.jpg', encode: (picture, quality) => picture.jpeg({ quality }) },
  png: { mime: 'image/png', ext: '.png', encode: (picture, quality) => picture.png({ quality }) },
  webp: WEBP,
  gif: { mime: 'image/gif', ext: '.gif', encode: (picture) => picture.gif() },
  // Link previews, feed readers and Strapi's own resizing do not support AVIF, and encoding it takes ten times as long.
  heif: WEBP,
};

/**
 * Rewrites a picture upright, in sRGB and without metadata. Cameras add place, time and device, and other programs may
 * add anything.
 * @param folder the folder for the result
 * @param quality from 1 to 100
 * @param stored the format to store; by default the picture's own, or the one that `ENCODERS` maps it to
 * @returns null if the picture is broken or exceeds `PICTURE_LIMITS`
 */
export async function rewritePicture(
  filepath: string,
  folder: string,
  quality: number,
  stored?: StoredFormat,
): Promise<RewrittenPicture | null> {
  const header = await readPictureHeader(filepath);
  if (!header || findSizeError(header) !== null) return null;
  const write = () => encode(filepath, folder, header, quality, stored);
  return header.width * header.height * header.frames > LARGE ? oneAtATime(write) : write();
}

async function encode(
  filepath: string,
  folder: string,
  { format, frames }: PictureHeader,
  quality: number,
  stored: StoredFormat | undefined,
): Promise<RewrittenPicture | null> {
  const { encode: to, ...kind } = ENCODERS[stored ?? format];
  const target = path.join(folder, `${randomUUID()}${kind.ext}`);
  const limitInputPixels = PICTURE_LIMITS.pixelsOfAllFrames;
  // sharp does not rotate animations: it stacks their frames in one picture.
  const picture =
    frames > 1
      ? sharp(filepath, { animated: true, limitInputPixels })
      : sharp(filepath, { limitInputPixels }).autoOrient();
  try {
    const { width, height, pageHeight, size } = await to(picture, quality).toFile(target);
    return { filepath: target, ...kind, width, height: pageHeight ?? height, bytes: size };
  } catch {
    return null;
  }
}

/** In pixels of all frames. Smaller pictures take less than 100 MB while they are written. */
const LARGE = 12_500_000;
let latest: Promise<unknown> = Promise.resolve();

/** Large pictures are processed one at a time: several at once would need gigabytes. */
function oneAtATime<T>(job: () => Promise<T>): Promise<T> {
  const result = latest.then(job);
  latest = result.catch(() => undefined);
  return result;
}
