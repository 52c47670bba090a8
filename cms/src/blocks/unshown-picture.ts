import * as v from 'valibot';
import { pixels, rasterType, toPicture } from './picture';

const OfShownType = v.looseObject({ mime: rasterType });
const Measured = v.looseObject({ width: pixels, height: pixels });

/**
 * Why readers would not see a file of the media library as a picture, and what to do, as the end of a sentence; null if
 * they see it.
 */
export function describeUnshownPicture(file: unknown): string | null {
  if (toPicture(file) !== null) return null;
  return v.is(OfShownType, file) && !v.is(Measured, file)
    ? ', because its width and height are not known. Upload the picture again, or choose another one.'
    : '. Choose a picture of type JPEG, PNG, WebP, AVIF or GIF.';
}
