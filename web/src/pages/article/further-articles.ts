interface Identified {
  id: string;
}

/**
 * The related articles of Keep Reading that More to Explore, right above it, does not show already. A fifth would stand
 * alone below a row of four: it is left out.
 */
export function furtherArticles<T extends Identified>(
  related: readonly T[],
  above: readonly Identified[],
): readonly T[] {
  const shown = new Set(above.map(({ id }) => id));
  const further = related.filter(({ id }) => !shown.has(id));
  return further.length === 5 ? further.slice(0, 4) : further;
}
