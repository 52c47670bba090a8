import * as v from 'valibot';
import { PICTURE_LIMITS } from '../platform/uploads/pictures/picture-limits';
import type { Picture } from './block';
import { mediaAddress } from './parts/address';
import { getFileVersion } from './parts/file-version';
import { nullIfInvalid, reader } from './parts/parsing';
import { optionalText } from './parts/text';

/** Types that browsers show in `<img>` and that cannot contain a script, as SVG can. */
export const rasterType = v.picklist(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** A width or a height. */
export const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PICTURE_LIMITS.side));

const smallerCopy = v.object({ url: mediaAddress, width: pixels });

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const focalPoint = v.object({ x: percent, y: percent });

/** A file of Strapi's media library (`plugin::upload.file`) as a picture; rejected without a URL and a size. */
export const pictureFile = v.pipe(
  v.object({
    url: mediaAddress,
    mime: rasterType,
    width: pixels,
    height: pixels,
    name: optionalText,
    alternativeText: optionalText,
    updatedAt: optionalText,
    focalPoint: nullIfInvalid(focalPoint),
    formats: v.fallback(v.nullable(v.record(v.string(), nullIfInvalid(smallerCopy))), null),
  }),
  v.transform(({ width, height, formats, updatedAt, focalPoint: point, ...file }): Picture => {
    const edition = getFileVersion(updatedAt);
    const url = file.url + edition;
    const narrower = Object.values(formats ?? {})
      .filter((copy) => copy !== null)
      .filter((copy) => copy.width < width)
      .map((copy) => ({ url: copy.url + edition, width: copy.width }));
    return {
      url,
      width,
      height,
      alt: getAltText(file),
      focalPoint: point,
      srcset: getSrcset([...narrower, { url, width }]),
    };
  }),
);

/**
 * @param file a file of Strapi's media library
 * @returns null when it is not a picture that can be shown
 */
export const toPicture: (file: unknown) => Picture | null = reader(pictureFile, (picture) => picture);

/**
 * The alternative text of a picture at one place. Its own text comes before the library's, so that a correction in the
 * library reaches every place that has none. A decorative picture has none, whatever the library says.
 */
export function describeUse(
  picture: Picture,
  { alt, decorative = false }: { alt: string | null; decorative?: boolean },
): Picture {
  return { ...picture, alt: decorative ? '' : (alt ?? picture.alt) };
}

/**
 * Strapi's editor sets it to the file name when no alternative text was written, which is of no use to screen reader
 * users.
 */
export function getAltText({
  name,
  alternativeText,
}: {
  name: string | null;
  alternativeText: string | null;
}): string {
  return alternativeText === null || alternativeText === name ? '' : alternativeText;
}

function getSrcset(copies: { url: string; width: number }[]): string {
  const byWidth = new Map(copies.map(({ url, width }) => [width, url]));
  const narrowestFirst = [...byWidth].toSorted(([a], [b]) => a - b);
  return narrowestFirst.map(([width, url]) => `${url} ${width}w`).join(', ');
}
