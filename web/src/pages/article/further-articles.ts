interface Identified {
  id: string;
}

/**
 * Related articles for Keep Reading, without those that More to Explore, directly above, already shows. A fifth article
 * would stand alone below a row of four, so it is dropped.
 */
export function getFurtherArticles<T extends Identified>(
  related: readonly T[],
  above: readonly Identified[],
): readonly T[] {
  const shown = new Set(above.map(({ id }) => id));
  const further = related.filter(({ id }) => !shown.has(id));
  return further.length === 5 ? further.slice(0, 4) : further;
}
