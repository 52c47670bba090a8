import type { Attributes } from '../history/snapshot/snapshot';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Relations for Strapi's document service. An entry that was dragged beside one that somebody has taken away goes to the
 * end of the list, where Strapi would refuse the save.
 */
export function loosenPositions(data: Fields, attributes: Attributes): Fields {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      attributes[name]?.type === 'relation' && isFields(value) && Array.isArray(value.connect)
        ? { ...value, options: { strict: false } }
        : value,
    ]),
  );
}
