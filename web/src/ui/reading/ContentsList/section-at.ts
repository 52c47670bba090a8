export interface HeadingPlace {
  id: string;
  /** From the window's top, in pixels; less than 0 above it. */
  top: number;
}

/** Headings that stand side by side may differ by a part of a pixel. */
const SAME_LINE = 1;

/**
 * The id of the lowest heading that has reached `line`, in pixels from the window's top: what stands after it is being
 * read. Of several side by side it is `preferred`, or else the first. Undefined before the first heading.
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
