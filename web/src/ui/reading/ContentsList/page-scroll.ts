/**
 * The space between a heading that was scrolled to and the top of the window, in pixels; equal to `--anchor-offset`.
 */
export const ANCHOR_OFFSET = 135;

/**
 * The tolerance in pixels between the ends of the window and the page, and between a heading and its scroll target.
 */
export const SCROLL_TOLERANCE = 8;

/**
 * The position in pixels from the page's top to which a link to this heading scrolls, unless the page is too short.
 * @param offset that a link leaves between the heading and the window's top, in pixels
 */
export function scrollTarget(heading: Element, offset: number): number {
  return heading.getBoundingClientRect().top + window.scrollY - offset;
}

/**
 * The distance in pixels from the current position to where a link to this heading scrolls, limited by the page's
 * ends.
 * @param offset as in `scrollTarget`
 */
export function distanceToTarget(heading: Element, offset: number): number {
  const farthest = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
  return Math.abs(Math.min(Math.max(0, scrollTarget(heading, offset)), farthest) - window.scrollY);
}

/** Whether the page is scrolled to its end. A page that does not scroll is at its start. */
export function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - SCROLL_TOLERANCE;
}
