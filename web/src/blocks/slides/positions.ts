/** The place that `wanted` means in a round of `count`: -1 is the last, `count` the first. 0 when there is none. */
export function wrap(wanted: number, count: number): number {
  return count > 0 ? ((wanted % count) + count) % count : 0;
}

/** The place of the offset nearest to `scrolled`, both in pixels; the earlier one of two as near. */
export function nearest(offsets: readonly number[], scrolled: number): number {
  const distances = offsets.map((offset) => Math.abs(offset - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
