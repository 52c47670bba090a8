/** An entry of a list of the content folder, with its position for error messages. */
export interface Entry<T> {
  fields: T;
  file: string;
  getLine(...path: PropertyKey[]): number;
}

/** Entries that a module of the content folder generates. They have no line numbers. */
export function toEntries<T>(file: string, made: readonly T[]): Entry<T>[] {
  return made.map((fields) => ({ fields, file, getLine: () => 1 }));
}
