import * as v from 'valibot';

/** A relation that is stored with the other document and is part of its content. */
export interface InverseRelation {
  /** The attribute. */
  name: string;
  /** The content type that stores it. */
  target: string;
  /** The attribute there. */
  owner: string;
}

const Inverse = v.looseObject({ type: v.literal('relation'), target: v.string(), mappedBy: v.string() });

/** @param isVersioned whether versions of a content type are kept */
export const findInverseRelations = (
  attributes: Readonly<Record<string, unknown>>,
  isVersioned: (uid: string) => boolean,
): InverseRelation[] =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    v.is(Inverse, attribute) && isVersioned(attribute.target)
      ? [{ name, target: attribute.target, owner: attribute.mappedBy }]
      : [],
  );

const List = v.array(v.unknown());
const Operations = v.looseObject({
  connect: v.optional(List, []),
  disconnect: v.optional(List, []),
});

/** An entry of a relation, as it is stored or sent. */
const Entry = v.looseObject({ id: v.optional(v.number()), documentId: v.optional(v.string()) });
export type StoredEntry = Readonly<{ id: number; documentId: string }>;

/** Whether a write gives all entries of a relation, so that only the stored ones tell whether it changes it. */
export const replacesRelation = (value: unknown): boolean =>
  value === null || Array.isArray(value) || (typeof value === 'object' && 'set' in value);

/**
 * Whether the value of a relation in a write changes it. The admin sends every relation, unchanged ones without
 * entries; programs send back what they have read, which is a list or a number of entries.
 * @param stored the entries of the relation before the write
 */
export function changesRelation(value: unknown, stored: readonly StoredEntry[]): boolean {
  if (value === undefined) return false;
  if (value === null) return stored.length > 0;
  if (Array.isArray(value)) return !hasSameEntries(value, stored);
  if (typeof value !== 'object') return true;
  if ('set' in value) return changesRelation(value.set, stored);
  if (!('connect' in value) && !('disconnect' in value)) return !('count' in value);
  const operations = v.safeParse(Operations, value);
  if (!operations.success) return true;
  const { connect, disconnect } = operations.output;
  return connect.length > 0 || disconnect.length > 0;
}

/** Drafts and published versions of one document are the same entry. */
function hasSameEntries(sent: readonly unknown[], stored: readonly StoredEntry[]): boolean {
  const ids = sent.map((entry) => {
    if (typeof entry === 'string') return entry;
    const { id, documentId } = v.parse(
      v.fallback(Entry, {}),
      typeof entry === 'number' ? { id: entry } : entry,
    );
    return documentId ?? stored.find((one) => one.id === id)?.documentId;
  });
  const known = new Set(stored.map(({ documentId }) => documentId));
  return ids.every((id) => id !== undefined && known.has(id)) && new Set(ids).size === known.size;
}
