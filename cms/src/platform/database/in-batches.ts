/**
 * Processes items in order, at most `size` at a time: both databases limit the number of bound values per statement.
 */
export function inBatches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
