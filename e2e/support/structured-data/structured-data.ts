import { DATA_TYPES, isUrl } from './data-types.ts';
import { findContextFaults, parseJsonLd } from './json-ld.ts';
import { FIELDS } from './required-fields.ts';
import { hasProperty, isType, getSupertypes, getRanges } from './schema-org.ts';
import { getListExtent, RULES, type ListExtent } from './search-rules.ts';
import {
  toArray,
  isJsonLdObject,
  resolveReference,
  collectObjects,
  mergeById,
  type ById,
  type JsonLdObject,
} from './json-ld-object.ts';

/** Faults in the structured data of a page. */
export const findPageFaults = (html: string): string[] => [
  ...findContextFaults(html),
  ...findFaults(parseJsonLd(html), getListExtent(html)),
];

/**
 * Faults in objects: names that schema.org does not have, values of the wrong type, and missing fields that search
 * engines require.
 */
export function findFaults(
  jsonLd: readonly JsonLdObject[],
  extent: ListExtent = { begins: true, ends: true },
): string[] {
  const byId = mergeById(jsonLd);
  return collectObjects(jsonLd).flatMap((thing) => faultsOfThing(thing, byId, extent));
}

/** Missing fields that search engines recommend. */
export const findMissingRecommended = (jsonLd: readonly JsonLdObject[]): string[] => {
  const byId = mergeById(jsonLd);
  return collectObjects(jsonLd).flatMap((thing) =>
    lacking(FIELDS[thing['@type'] ?? '']?.recommended ?? [], resolveReference(thing, byId)).map(
      (field) => `${thing['@type']} has no ${field}`,
    ),
  );
};

const lacking = (fields: readonly string[], thing: JsonLdObject): string[] =>
  fields.filter((field) => field.split('|').every((name) => isEmpty(thing[name])));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function faultsOfThing(thing: JsonLdObject, byId: ById, extent: ListExtent): string[] {
  const { '@type': type, '@id': id } = thing;
  if (!type) return byId.has(id) ? [] : [`${id} is not defined in the page`];
  if (!isType(type)) return [`${type} is not a type of schema.org`];
  const fields = FIELDS[type];
  return [
    ...(fields ? [] : [`${type} has no entry in required-fields.ts`]),
    ...(id === undefined || isUrl(id) ? [] : [`${type} has the @id “${id}”`]),
    ...lacking(fields?.required ?? [], resolveReference(thing, byId)).map(
      (field) => `${type} has no ${field}`,
    ),
    ...(RULES[type]?.(thing, extent) ?? []),
    ...Object.entries(thing)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => faultsOfProperty(type, name, value, byId)),
  ];
}

function faultsOfProperty(type: string, name: string, value: unknown, byId: ById): string[] {
  if (!hasProperty(type, name)) return [`${type} has no property ${name} in schema.org`];
  const expected = FIELDS[type]?.things?.[name];
  const ranges = expected ?? getRanges(name);
  return toArray(value)
    .filter((one) =>
      expected ? !isOneOf(one, expected, byId) : !ranges.some((range) => fits(one, range, byId)),
    )
    .map((one) => `${name} of ${type} is ${JSON.stringify(one)}, not ${ranges.join(' or ')}`);
}

/** Whether it is an object of one of the types or of a subtype. */
const isOneOf = (value: unknown, types: readonly string[], byId: ById): boolean =>
  isJsonLdObject(value) &&
  getSupertypes(resolveReference(value, byId)['@type'] ?? '').some((kind) => types.includes(kind));

/** Whether a value is allowed where the vocabulary expects that type (https://schema.org/docs/datamodel.html). */
function fits(value: unknown, range: string, byId: ById): boolean {
  if (isJsonLdObject(value)) return isOneOf(value, [range], byId);
  // An object that is described elsewhere is referred to by its URL.
  return (DATA_TYPES[range] ?? isUrl)(value);
}
