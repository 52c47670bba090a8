const read = (row: unknown, column: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;

export function numberIn(row: unknown, column: string): number {
  const value = read(row, column);
  if (typeof value !== 'number') throw new Error(`A row of the database has no number in ${column}.`);
  return value;
}

export function textIn(row: unknown, column: string): string {
  const value = read(row, column);
  if (typeof value !== 'string') throw new Error(`A row of the database has no text in ${column}.`);
  return value;
}
