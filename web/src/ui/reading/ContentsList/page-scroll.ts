/** Between a heading that was scrolled to and the window's top, in pixels; `--anchor-offset` is the same. */
export const ANCHOR_OFFSET = 135;

/** The window's end and the page's may differ by so many pixels, and a heading and the place it was scrolled to. */
export const NEAR = 8;

/**
 * Where a link to this heading scrolls the page, as long as the page's ends allow it; in pixels from its top.
 * @param offset that a link leaves between the heading and the window's top, in pixels
 */
export function scrolledTo(heading: Element, offset: number): number {
  return heading.getBoundingClientRect().top + window.scrollY - offset;
}

/**
 * How far the page is from where a link to this heading scrolls it, which the page's ends limit; in pixels.
 * @param offset as of `scrolledTo`
 */
export function pixelsAway(heading: Element, offset: number): number {
  const farthest = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
  return Math.abs(Math.min(Math.max(0, scrolledTo(heading, offset)), farthest) - window.scrollY);
}

/** Whether the page is scrolled to its end. One that needs no scrolling is at its start. */
export function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - NEAR;
}
