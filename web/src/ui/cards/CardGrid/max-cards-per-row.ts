/** Fewer per row for these counts, so that no row has a gap. */
const OF_FEW: Readonly<Record<number, 1 | 2>> = { 1: 1, 2: 2, 4: 2 };

/** The most cards per row for a number of cards: the `most` of a `CardGrid`. */
export const maxCardsPerRow = (count: number) => OF_FEW[count] ?? 3;
