/** Wraps an index around `count` slides: -1 is the last, `count` the first. 0 if there are none. */
export function wrap(wanted: number, count: number): number {
  return count > 0 ? ((wanted % count) + count) % count : 0;
}

/** The index of the offset nearest to `scrolled`, both in pixels; the earlier one of two that are equally near. */
export function nearest(offsets: readonly number[], scrolled: number): number {
  const distances = offsets.map((offset) => Math.abs(offset - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

interface Window {
  /** The visible width of the row. */
  width: number;
  /** The width of one slide. */
  slide: number;
  scrolled: number;
  /** The maximum scroll position. */
  end: number;
}

/**
 * The index to show next in a row that shows several slides at a time: moves by the number of fully visible slides.
 * Wraps around at either end.
 * @param offsets where each slide begins; all in pixels
 */
export function nextPosition(
  offsets: readonly number[],
  { width, slide, scrolled, end }: Window,
  direction: 1 | -1,
): number {
  const last = Math.max(0, offsets.length - 1);
  // The last fully visible slide needs no gap after it.
  const step = Math.max(1, Math.floor((width - slide) / (offsets[1] || Infinity)) + 1);
  const position = nearest(offsets, scrolled);
  // Browsers round scroll positions, so allow one pixel at the end.
  if (direction === 1) return scrolled >= end - 1 ? 0 : Math.min(position + step, last);
  return scrolled <= 1 ? last : Math.max(position - step, 0);
}
