interface Identified {
  id: string;
}

/** The related articles of Keep Reading that More to Explore, right above it, does not show already. */
export function furtherArticles<T extends Identified>(
  related: readonly T[],
  above: readonly Identified[],
): readonly T[] {
  const shown = new Set(above.map(({ id }) => id));
  return related.filter(({ id }) => !shown.has(id));
}
