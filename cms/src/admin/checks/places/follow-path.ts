type Path = readonly (string | number)[];

/** The rows of Strapi's forms have a key, which they keep when they are moved. */
const KEY = '__temp_key__';

const getPart = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/**
 * Where a part of a form is now, after blocks were moved, added or removed.
 * @param before the form in which the path was found
 * @returns undefined if it is not there any more
 */
export function followPath(path: Path, before: unknown, now: unknown): Path | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const part = getPart(before, first);
  const key = getPart(part, KEY);
  const place =
    typeof first === 'number' && key !== undefined && Array.isArray(now)
      ? now.findIndex((row: unknown) => getPart(row, KEY) === key)
      : first;
  if (place === -1) return undefined;
  const followed = followPath(rest, part, getPart(now, place));
  return followed && [place, ...followed];
}
