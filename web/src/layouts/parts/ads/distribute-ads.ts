/** The number of ad slots in an article with this many blocks. */
export function getAdCount(blocks: number): number {
  if (blocks <= 0) return 0;
  return Math.min(Math.ceil(blocks / 10), 4);
}

/** Whether an ad may be placed between the piece at this index and the one before it. */
export type AdRule = (place: number) => boolean;

/**
 * Distributes ads evenly among `count` pieces. Each result is the index of the piece that the ad precedes; `count`
 * means after the last piece, which is always allowed. No two ads share a place, and there are never fewer than `ads`
 * if there are enough pieces: if a rule leaves no place, the next one applies, and after the last rule any place will
 * do.
 * @param rules in order from the strictest to the last one to be dropped
 */
export function distributeAds(
  ads: number,
  count: number,
  rules: readonly AdRule[] = [],
): ReadonlySet<number> {
  const pieces = Array.from({ length: count }, (_, at) => at + 1);
  const allowed = [...rules, () => true].map((may) =>
    pieces.filter((place) => place === count || may(place)),
  );
  const places = new Set<number>();
  for (let ad = 1; ad <= ads; ad += 1) {
    const wanted = (ad * count) / (ads + 1);
    const [place] = allowed.flatMap((own) =>
      nearest(
        wanted,
        own.filter((free) => !places.has(free)),
      ),
    );
    if (place !== undefined) places.add(place);
  }
  return places;
}

/** At most one place; if two are equally near, the later one. */
function nearest(wanted: number, places: readonly number[]): number[] {
  return places.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a).slice(0, 1);
}
