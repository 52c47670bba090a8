/** The place that `wanted` means in a round of `count`: -1 is the last, `count` the first. 0 when there is none. */
export function wrap(wanted: number, count: number): number {
  return count > 0 ? ((wanted % count) + count) % count : 0;
}

/** The place of the offset nearest to `scrolled`, both in pixels; the earlier one of two as near. */
export function nearest(offsets: readonly number[], scrolled: number): number {
  const distances = offsets.map((offset) => Math.abs(offset - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

interface Window {
  /** What shows of the row. */
  width: number;
  /** The width of one slide. */
  slide: number;
  scrolled: number;
  /** The farthest it can be scrolled. */
  end: number;
}

/**
 * The place to show next in a row that shows several slides at once: as many further as are whole in the window. At
 * its end it goes on at the first, at its beginning at the last.
 * @param offsets where each slide begins; all in pixels
 */
export function turned(
  offsets: readonly number[],
  { width, slide, scrolled, end }: Window,
  direction: 1 | -1,
): number {
  const last = Math.max(0, offsets.length - 1);
  // The last that is whole needs no gap after it.
  const step = Math.max(1, Math.floor((width - slide) / (offsets[1] || Infinity)) + 1);
  const position = nearest(offsets, scrolled);
  // Browsers round: a pixel more or less is the end.
  if (direction === 1) return scrolled >= end - 1 ? 0 : Math.min(position + step, last);
  return scrolled <= 1 ? last : Math.max(position - step, 0);
}
