import * as v from 'valibot';
import type { Slide } from '../block';
import { describeUse, pictureFile } from '../picture';
import type { RestSlide } from '../rest-block';
import { validItems } from './parsing';
import { optionalText } from './text';

const slide = v.pipe(
  v.object({
    image: pictureFile,
    caption: optionalText,
    alt: optionalText,
    decorative: v.fallback(v.boolean(), false),
  }),
  v.transform(({ image, caption, ...own }): Slide => ({ image: describeUse(image, own), caption })),
);

/** The slides that have a picture; rejects a list without any. */
export const slides = v.pipe(validItems(slide), v.nonEmpty());

export function restSlide({ image, caption }: Slide): RestSlide {
  return { image: image.url, caption, alt: image.alt };
}

export function slidesText(shown: readonly Slide[]): string {
  return shown.flatMap(({ caption }) => caption ?? []).join('\n');
}
