import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Relations in the vocabulary: from a type to its supertypes, and from a property to the types that have it and to its
 * value types.
 */
const RELATIONS = ['subClassOf', 'domainIncludes', 'rangeIncludes'] as const;
type Relation = (typeof RELATIONS)[number];

/** An N-Quads line that relates two names of schema.org. */
const STATEMENT = new RegExp(
  String.raw`^<http://schema\.org/(\w+)> <[^>]+[#/](${RELATIONS.join('|')})> <http://schema\.org/(\w+)>`,
  'gm',
);

const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');

const vocabulary: ReadonlyMap<string, readonly string[]> = (() => {
  const statements = new Map<string, string[]>();
  for (const [, subject, relation, object = ''] of readFileSync(file, 'utf8').matchAll(STATEMENT)) {
    const key = `${subject} ${relation}`;
    statements.set(key, [...(statements.get(key) ?? []), object]);
  }
  return statements;
})();

const getRelated = (subject: string, relation: Relation): readonly string[] =>
  vocabulary.get(`${subject} ${relation}`) ?? [];

export const isType = (name: string): boolean =>
  name === 'Thing' || getRelated(name, 'subClassOf').length > 0;

/** A type and its supertypes: an Article is a CreativeWork and a Thing. */
export const getSupertypes = (type: string): string[] => [
  type,
  ...getRelated(type, 'subClassOf').flatMap(getSupertypes),
];

/** Whether the type has this property. */
export function hasProperty(type: string, property: string): boolean {
  const kinds = getSupertypes(type);
  return getRelated(property, 'domainIncludes').some((domain) => kinds.includes(domain));
}

/** The types of a property's values. */
export const getRanges = (property: string): readonly string[] => getRelated(property, 'rangeIncludes');
