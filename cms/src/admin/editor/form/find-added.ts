import { isObject } from '../../ui/is-object';

type Path = readonly (string | number)[];

/**
 * The place of a part that was just added at the end of a list of a form, such as `['faqs', 2]`: nothing else of that
 * list has changed. Undefined: none was, or several were.
 */
export function findAdded(before: unknown, after: unknown, path: Path = []): Path | undefined {
  if (before === after) return undefined;
  if (Array.isArray(after)) {
    const list: readonly unknown[] = Array.isArray(before) ? before : [];
    if (after.length === list.length + 1)
      return list.every((part, index) => part === after[index])
        ? toPart(after, [...path, list.length])
        : undefined;
    return after.length === list.length ? findWithin(list, after, path) : undefined;
  }
  return isObject(before) && isObject(after) ? findWithin(before, after, path) : undefined;
}

function findWithin(before: object, after: object, path: Path): Path | undefined {
  for (const [key, value] of Object.entries(after)) {
    const step = Array.isArray(after) ? Number(key) : key;
    const found = findAdded(Reflect.get(before, key), value, [...path, step]);
    if (found) return found;
  }
  return undefined;
}

/** Not a block of a text, nor an entry that is linked: Strapi's mark of a new part tells. */
function toPart(list: readonly unknown[], path: Path): Path | undefined {
  const part = list.at(-1);
  return isObject(part) && '__temp_key__' in part && !('__component' in part) && !('documentId' in part)
    ? path
    : undefined;
}
