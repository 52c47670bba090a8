import type { SlideFragment } from './Slide.gen';

/** The accessible name of a row of pictures. The first picture distinguishes it from other rows on the page. */
export function getSliderName([first]: readonly SlideFragment[]): string {
  const words = first?.image.alt || first?.caption;
  return words ? `Pictures, beginning with: ${words}` : 'Pictures';
}
