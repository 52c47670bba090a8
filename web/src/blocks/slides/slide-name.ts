import type { SlideFragment } from './Slide.gen';

/** What screen readers call a row of pictures; its first one tells it from the next row of the page. */
export function getName([first]: readonly SlideFragment[]): string {
  const words = first?.image.alt || first?.caption;
  return words ? `Pictures, beginning with: ${words}` : 'Pictures';
}
