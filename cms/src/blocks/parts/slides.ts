import * as v from 'valibot';
import type { Slide } from '../block';
import { pictureFile } from '../picture';
import type { RestSlide } from '../rest-block';
import { validItems } from './parsing';
import { optionalText } from './text';

/** The slides that have a picture; rejects a list without any. */
export const slides = v.pipe(
  validItems(v.object({ image: pictureFile, caption: optionalText })),
  v.nonEmpty(),
);

export function restSlide({ image, caption }: Slide): RestSlide {
  return { image: image.url, caption, alt: image.alt };
}

export function slidesText(shown: readonly Slide[]): string {
  return shown.flatMap(({ caption }) => caption ?? []).join('\n');
}
