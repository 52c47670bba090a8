/** Ad slots in an article of so many blocks (document 1, section 9). */
export function adCount(blocks: number): number {
  if (blocks <= 0) return 0;
  return Math.min(Math.ceil(blocks / 10), 4);
}

/**
 * Where ads stand among `count` pieces: evenly, each before the piece at that place; `count` is after the last. Never
 * two at one place.
 * @param mayPrecede whether something may stand between this piece and the one before it
 */
export function adPlaces(
  ads: number,
  count: number,
  mayPrecede: (place: number) => boolean = () => true,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (let ad = 1; ad <= ads; ad += 1) {
    let place = Math.ceil((ad * count) / (ads + 1));
    while (place < count && (places.has(place) || !mayPrecede(place))) place += 1;
    places.add(place);
  }
  return places;
}
