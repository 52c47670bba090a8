/** One entry of a list of the content folder, and where a mistake in it is to be mended. */
export interface Entry<T> {
  fields: T;
  file: string;
  getLine(...path: PropertyKey[]): number;
}

/** Entries that a module of the content folder makes: none has a line of its own. */
export function madeEntries<T>(file: string, made: readonly T[]): Entry<T>[] {
  return made.map((fields) => ({ fields, file, getLine: () => 1 }));
}
