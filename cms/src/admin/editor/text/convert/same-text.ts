import { isObject } from '../../../ui/is-object';
import { isLibraryFile } from '../../../ui/pictures/is-library-file';

/** What says nothing: rows of the database, the form's keys, and the depth of a list, which its place tells. */
const HIDDEN = new Set(['id', '__temp_key__', 'indentLevel']);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Strapi's prose editor puts empty texts around links. */
const isEmptyText = (value: unknown): boolean =>
  isObject(value) && value.type === 'text' && value.text === '';

/** Whether two values say the same, whatever rows and keys they have and however they write nothing. */
export function isSameText(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    const [left, right] = [one, other].map((list: unknown[]) => list.filter((entry) => !isEmptyText(entry)));
    return (
      left !== undefined &&
      left.length === right?.length &&
      left.every((entry, index) => isSameText(entry, right[index]))
    );
  }
  if (!isObject(one) || !isObject(other) || Array.isArray(one) || Array.isArray(other)) return false;
  // What a file is called and says is not said here, and a response has more of it or less.
  if (isLibraryFile(one) && isLibraryFile(other)) return one.id === other.id;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => HIDDEN.has(name) || isSameText(one[name], other[name]));
}
