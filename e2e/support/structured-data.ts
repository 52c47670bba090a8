import { FIELDS } from './required-fields.ts';
import { hasProperty, isType, kindsOf, rangesOf } from './schema-org.ts';

/** A thing in schema.org's words; of another one in the same page its `@id` alone may stand. */
export interface Thing {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

type ById = ReadonlyMap<unknown, Thing>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const each = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** What the page tells search engines; nothing, where it tells them nothing. */
export function toldIn(html: string): Thing[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (!json) return [];
  const { '@graph': graph }: { '@graph': Thing[] } = JSON.parse(json);
  return graph;
}

/** All things in what is told, those within others too. */
export const thingsIn = (told: unknown): Thing[] =>
  each(told).flatMap((value) => (isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []));

/** What is wrong with it: words that schema.org does not have, values that do not belong there, and fields that lack. */
export function faultsOf(told: readonly Thing[]): string[] {
  const byId = whole(told);
  return thingsIn(told).flatMap((thing) => faultsOfThing(thing, byId));
}

/** Fields that search engines would like to have besides, and that are not there. */
export const wishesOf = (told: readonly Thing[]): string[] => {
  const byId = whole(told);
  return thingsIn(told).flatMap((thing) =>
    lacking(FIELDS[thing['@type'] ?? '']?.recommended ?? [], known(thing, byId)).map(
      (field) => `${thing['@type']} has no ${field}`,
    ),
  );
};

/** Things by their `@id`. What is told of one in several places belongs together. */
function whole(told: readonly Thing[]): ById {
  const byId = new Map<unknown, Thing>();
  for (const thing of thingsIn(told)) {
    const id = thing['@id'];
    if (id && thing['@type']) byId.set(id, { ...byId.get(id), ...thing });
  }
  return byId;
}

const known = (thing: Thing, byId: ById): Thing => byId.get(thing['@id']) ?? thing;

const lacking = (fields: readonly string[], thing: Thing): string[] =>
  fields.filter((field) => field.split('|').every((name) => isEmpty(thing[name])));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function faultsOfThing(thing: Thing, byId: ById): string[] {
  const { '@type': type, '@id': id } = thing;
  if (!type) return byId.has(id) ? [] : [`${id} leads to nothing in the page`];
  if (!isType(type)) return [`${type} is no type of schema.org`];
  const fields = FIELDS[type];
  return [
    ...(fields ? [] : [`${type} has no line in required-fields.ts`]),
    ...(id === undefined || isUrl(id) ? [] : [`${type} has the @id “${id}”`]),
    ...lacking(fields?.required ?? [], known(thing, byId)).map((field) => `${type} has no ${field}`),
    ...Object.entries(thing)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => faultsOfProperty(type, name, value, byId)),
  ];
}

function faultsOfProperty(type: string, name: string, value: unknown, byId: ById): string[] {
  if (!hasProperty(type, name)) return [`${type} has no property ${name} in schema.org`];
  const ranges = rangesOf(name);
  return each(value)
    .filter((one) => !ranges.some((range) => fits(one, range, byId)))
    .map((one) => `${name} of ${type} is ${JSON.stringify(one)}, not ${ranges.join(' or ')}`);
}

/** Whether a value may stand where the vocabulary asks for that type (https://schema.org/docs/datamodel.html). */
function fits(value: unknown, range: string, byId: ById): boolean {
  if (isThing(value)) return kindsOf(known(value, byId)['@type'] ?? '').includes(range);
  const isOfType = DATA_TYPES[range];
  if (isOfType) return isOfType(value);
  // A thing that is told of elsewhere is named by its address.
  return isUrl(value);
}

const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isUrl,
  Boolean: (value) => typeof value === 'boolean',
  Number: Number.isFinite,
  Integer: Number.isInteger,
  // Of a picture, in pixels, as search engines read it.
  Distance: Number.isFinite,
  Date: (value) => isIso(value, /^\d{4}-\d{2}-\d{2}$/),
  DateTime: (value) => isIso(value, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/),
};

function isIso(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value));
}

/** Relative ones would mean another place wherever they are read. */
function isUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}
