/** A schema.org object. A reference to another object in the page may have only an `@id`. */
export interface Thing {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The objects of a page by their `@id`. */
export type ById = ReadonlyMap<unknown, Thing>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a property, which may be a single value or a list. */
export const each = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** All objects, including nested ones. */
export const thingsIn = (told: unknown): Thing[] =>
  each(told).flatMap((value) => (isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []));

/** Objects by their `@id`. Several descriptions of one object are merged. */
export function whole(told: readonly Thing[]): ById {
  const byId = new Map<unknown, Thing>();
  for (const thing of thingsIn(told)) {
    const id = thing['@id'];
    if (id && thing['@type']) byId.set(id, { ...byId.get(id), ...thing });
  }
  return byId;
}

export const known = (thing: Thing, byId: ById): Thing => byId.get(thing['@id']) ?? thing;
