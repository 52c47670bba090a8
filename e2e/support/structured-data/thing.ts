/** A thing in schema.org's words; of another one in the same page its `@id` alone may stand. */
export interface Thing {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

/** What a page tells of things, by their `@id`. */
export type ById = ReadonlyMap<unknown, Thing>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value, or as many as there are: a property may hold either. */
export const each = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** All things in what is told, those within others too. */
export const thingsIn = (told: unknown): Thing[] =>
  each(told).flatMap((value) => (isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []));

/** Things by their `@id`. What is told of one in several places belongs together. */
export function whole(told: readonly Thing[]): ById {
  const byId = new Map<unknown, Thing>();
  for (const thing of thingsIn(told)) {
    const id = thing['@id'];
    if (id && thing['@type']) byId.set(id, { ...byId.get(id), ...thing });
  }
  return byId;
}

export const known = (thing: Thing, byId: ById): Thing => byId.get(thing['@id']) ?? thing;
