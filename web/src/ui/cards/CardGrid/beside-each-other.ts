/** Of few, so that no hole stands beside them. */
const OF_FEW: Readonly<Record<number, 1 | 2>> = { 1: 1, 2: 2, 4: 2 };

/** How many cards of so many stand side by side where there is room: the `most` of a `CardGrid`. */
export const besideEachOther = (count: number) => OF_FEW[count] ?? 3;
