import type { Attribute, Attributes, FindAttributes } from './snapshot';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data of a form without the ids of the rows that hold its parts. Files and related entries keep theirs. */
export function withoutRowIds(data: Fields, attributes: Attributes, find: FindAttributes): Fields {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, mapParts(value, attributes[name], find)]),
  );
}

function mapParts(value: unknown, attribute: Attribute | undefined, find: FindAttributes): unknown {
  if (attribute?.type !== 'component' && attribute?.type !== 'dynamiczone') return value;
  if (Array.isArray(value)) return value.map((part: unknown) => mapParts(part, attribute, find));
  if (!isFields(value)) return value;
  const { id: _id, ...rest } = value;
  return withoutRowIds(rest, find(getType(value, attribute)), find);
}

/**
 * The same data, with each row of the database in one part of a list: two parts with one row would overwrite each other,
 * so the second gets a row of its own.
 */
export function withRowsOnce(data: Fields, attributes: Attributes, find: FindAttributes): Fields {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, shareOut(value, attributes[name], find)]),
  );
}

function shareOut(value: unknown, attribute: Attribute | undefined, find: FindAttributes): unknown {
  if (attribute?.type !== 'component' && attribute?.type !== 'dynamiczone') return value;
  if (isFields(value)) return withRowsOnce(value, find(getType(value, attribute)), find);
  if (!Array.isArray(value)) return value;
  const taken = new Set<string>();
  return value.map((part: unknown) => {
    const id = isFields(part) ? part.id : undefined;
    if (!isFields(part) || (typeof id !== 'number' && typeof id !== 'string'))
      return shareOut(part, attribute, find);
    const row = `${getType(part, attribute)} ${id}`;
    if (taken.has(row)) return mapParts(part, attribute, find);
    taken.add(row);
    return shareOut(part, attribute, find);
  });
}

const getType = ({ __component }: Fields, { component }: Attribute): string =>
  component ?? (typeof __component === 'string' ? __component : '');
