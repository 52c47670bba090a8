import { isDeepStrictEqual } from 'node:util';
import type { Attribute, Fields } from './strapi-components';

type GetAttributes = (uid: string) => [string, Attribute][];

/**
 * Whether a saved block is already stored with the same content. When in doubt, it is treated as changed.
 * @param stored with its nested components and files
 * @param saved as validated; omitted fields are not changed
 */
export function isUnchanged(
  getAttributes: GetAttributes,
  uid: string,
  stored: Fields,
  saved: Fields,
): boolean {
  return getAttributes(uid).every(([name, attribute]) => {
    const after = saved[name];
    if (after === undefined) return true;
    const before = stored[name] ?? null;
    if (attribute.type === 'media') return isSameFile(before, after);
    if (attribute.type === 'relation' || attribute.type === 'dynamiczone') return false;
    if (attribute.type !== 'component') return isDeepStrictEqual(before, after);
    const { component, repeatable } = attribute;
    if (component === undefined) return false;
    const isSame = (one: unknown, other: unknown): boolean =>
      isFields(one) &&
      isFields(other) &&
      isSameId(one.id, other.id) &&
      isUnchanged(getAttributes, component, one, other);
    if (!repeatable) return before === null ? after === null : isSame(before, after);
    if (!Array.isArray(after)) return false;
    const parts: unknown[] = Array.isArray(before) ? before : [];
    return parts.length === after.length && parts.every((part, index) => isSame(part, after[index]));
  });
}

/** A single file or none. Connected or set files, and lists, count as changed. */
function isSameFile(before: unknown, after: unknown): boolean {
  if (after === null) return before === null;
  const id: unknown = isFields(after) ? after.id : after;
  return isFields(before) && !hasOperation(after) && isSameId(before.id, id);
}

const hasOperation = (value: unknown): boolean =>
  isFields(value) && ['set', 'connect', 'disconnect'].some((operation) => operation in value);

/** The admin may send an id as text. */
const isSameId = (one: unknown, other: unknown): boolean =>
  (typeof one === 'number' || typeof one === 'string') &&
  (typeof other === 'number' || typeof other === 'string') &&
  String(one) === String(other);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
