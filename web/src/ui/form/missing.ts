import type { Typed } from './readForm';

/** Those of the fields in which nothing stands but blanks; undefined if there are none. */
export function missing(typed: Typed, names: readonly string[]): [string, ...string[]] | undefined {
  const [first, ...others] = names.filter((name) => !typed[name]?.trim());
  return first === undefined ? undefined : [first, ...others];
}
