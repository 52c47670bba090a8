/** A schema.org object. A reference to another object in the page may have only an `@id`. */
export interface JsonLdObject {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The objects of a page by their `@id`. */
export type ById = ReadonlyMap<unknown, JsonLdObject>;

export const isJsonLdObject = (value: unknown): value is JsonLdObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a property, which may be a single value or a list. */
export const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** All objects, including nested ones. */
export const collectObjects = (jsonLd: unknown): JsonLdObject[] =>
  toArray(jsonLd).flatMap((value) =>
    isJsonLdObject(value) ? [value, ...Object.values(value).flatMap(collectObjects)] : [],
  );

/** Objects by their `@id`. Several descriptions of one object are merged. */
export function mergeById(jsonLd: readonly JsonLdObject[]): ById {
  const byId = new Map<unknown, JsonLdObject>();
  for (const thing of collectObjects(jsonLd)) {
    const id = thing['@id'];
    if (id && thing['@type']) byId.set(id, { ...byId.get(id), ...thing });
  }
  return byId;
}

export const resolveReference = (thing: JsonLdObject, byId: ById): JsonLdObject =>
  byId.get(thing['@id']) ?? thing;
