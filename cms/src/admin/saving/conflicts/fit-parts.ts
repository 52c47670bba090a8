import { isObject } from '../../ui/is-object';
import { generateNKeysBetween } from 'fractional-indexing';
import { isComponent } from '../../ui/form/is-component';

type Fields = Record<string, unknown>;

/**
 * A value that was typed in another form, for a form that is filled with `stored`. It keeps the ids of rows that are
 * stored, and what it leaves empty is null: Strapi sends what is stored for a field that is missing.
 */
export function fitValue(value: unknown, stored: unknown): unknown {
  if (value === undefined || value === null) return stored === undefined ? value : toEmpty(stored);
  if (Array.isArray(value)) return fitList(value, Array.isArray(stored) ? stored : []);
  if (!isComponent(value)) return value;
  // There is one row for it.
  return isComponent(stored) ? fitFields({ ...value, id: stored.id }, stored) : withoutRowIds(value);
}

/**
 * Parts for a list of a form that is filled with `stored`. Strapi finds what is stored of a part by its key, and sends
 * that for what the part does not have, even its id: so a key that is stored belongs to the part of its row.
 */
export function fitList(parts: readonly unknown[], stored: readonly unknown[]): unknown[] {
  const rows = new Map(
    stored.filter((part) => isComponent(part)).map((part) => [getRow(part), part] as const),
  );
  rows.delete(undefined);
  const lastKey = stored.map(getKey).filter(isKey).toSorted().at(-1);
  const newKeys = generateNKeysBetween(lastKey, undefined, parts.length);
  const questions = new Set<unknown>();
  return parts.map((part, position) => {
    if (!isComponent(part)) return part;
    const row = getRow(part);
    const origin = rows.get(row);
    // A row of the database holds one part only.
    rows.delete(row);
    const fitted = origin ? fitFields(part, origin) : withoutRow(part);
    const { questionId } = fitted;
    if (questions.has(questionId)) delete fitted.questionId;
    if (questionId !== undefined) questions.add(questionId);
    const key = getKey(part) === undefined ? {} : { __temp_key__: getKey(origin) ?? newKeys[position] };
    return { ...fitted, ...key };
  });
}

/** Identifies the row of the database that a part has; undefined: it has none yet. */
export const getRow = ({ __component: type, id }: Fields): string | undefined =>
  typeof id === 'number' || typeof id === 'string'
    ? `${typeof type === 'string' ? type : ''} ${id}`
    : undefined;

const getKey = (part: unknown): unknown => (isComponent(part) ? part.__temp_key__ : undefined);
const isKey = (key: unknown): key is string => typeof key === 'string';

/** A part that has the same row as `stored`. */
function fitFields(part: Fields, stored: Fields): Fields {
  const names = Object.keys({ ...stored, ...part }).filter((name) => name !== '__temp_key__');
  return Object.fromEntries(names.map((name) => [name, fitValue(part[name], stored[name])]));
}

/** A part without its row, and without those of the parts in it. */
function withoutRow({ id: _id, ...part }: Fields): Fields {
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutRowIds(value)]));
}

/** A value without the ids of rows. */
export function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowIds);
  return isComponent(value) ? withoutRow(value) : value;
}

/** Nothing, in place of what is stored. */
function toEmpty(stored: unknown): unknown {
  // A list of parts; not a text, which is a list too.
  if (Array.isArray(stored) && stored.some(getKey)) return [];
  return isObject(stored) && 'connect' in stored ? stored : null;
}
