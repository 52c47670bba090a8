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
  const type = attribute.component ?? (typeof value.__component === 'string' ? value.__component : '');
  const { id: _id, ...rest } = value;
  return withoutRowIds(rest, find(type), find);
}
