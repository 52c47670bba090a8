interface HeadingPlace {
  id: string;
  /** From the window's top, in pixels; negative above it. */
  top: number;
}

/** Headings side by side may differ by a fraction of a pixel. */
const SAME_LINE = 1;

/**
 * The id of the lowest heading that has reached `line`, in pixels from the window's top: its section is being read.
 * Of several side by side it is `preferred`, or else the first. Undefined before the first heading.
 */
export function sectionAt(
  headings: readonly HeadingPlace[],
  line: number,
  preferred?: string,
): string | undefined {
  const reached = headings.filter(({ top }) => top <= line);
  const lowest = Math.max(...reached.map(({ top }) => top));
  const beside = reached.filter(({ top }) => lowest - top < SAME_LINE);
  return (beside.find(({ id }) => id === preferred) ?? beside[0])?.id;
}
