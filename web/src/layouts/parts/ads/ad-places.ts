/** Ad slots in an article of so many blocks. */
export function adCount(blocks: number): number {
  if (blocks <= 0) return 0;
  return Math.min(Math.ceil(blocks / 10), 4);
}

/** Whether an ad may stand between the piece at this place and the one before it. */
export type MayPrecede = (place: number) => boolean;

/**
 * Where ads stand among `count` pieces: evenly, each before the piece at that place; `count` is after the last, where
 * one always may. Never two at one place, and never fewer than `ads` as long as there are so many pieces: where a rule
 * leaves no place, the next one decides, and after the last of them any place will do.
 * @param rules from the strictest to what is given up last
 */
export function adPlaces(ads: number, count: number, rules: readonly MayPrecede[] = []): ReadonlySet<number> {
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

/** One at most; of two as near, the later. */
function nearest(wanted: number, places: readonly number[]): number[] {
  return places.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a).slice(0, 1);
}
