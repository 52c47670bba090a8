import { generateNKeysBetween } from 'fractional-indexing';
import type { MergedPart, Side } from '../../ui/comparison/merge-parts';
import { isObject } from '../../ui/is-object';
import type { Values } from '../../ui/form/open-form';

/** What an editor chose for an attribute: a side, or the parts of a list in their order. */
export type FieldChoice = Side | MergedPart[];

/**
 * The values of a form after an editor has chosen between somebody else's newer version and their own text.
 * @param theirs the values of a form of the newer version
 * @param choices by attribute; attributes without a choice are theirs
 */
export function mergeValues(
  theirs: Values,
  mine: Values,
  choices: Readonly<Record<string, FieldChoice>>,
): Values {
  const merged = { ...theirs };
  for (const [field, choice] of Object.entries(choices)) {
    if (choice === 'mine') merged[field] = withoutForeignIds(mine[field], collectIds(theirs[field]));
    else if (Array.isArray(choice))
      merged[field] = mergeList(toList(theirs[field]), toList(mine[field]), choice);
  }
  return merged;
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function mergeList(theirs: unknown[], mine: unknown[], parts: readonly MergedPart[]): unknown[] {
  const known = collectIds(theirs);
  const keys = generateNKeysBetween(undefined, undefined, parts.length);
  const used = new Set<unknown>();
  return parts.map(({ from, index }, position) => {
    const part = from === 'theirs' ? theirs[index] : withoutForeignIds(mine[index], known);
    if (!isObject(part)) return part;
    const key = { __temp_key__: keys[position] };
    // A row of the database holds one part only.
    if (used.has(part.id)) return { ...withoutIds(part), ...key };
    if (part.id !== undefined) used.add(part.id);
    return { ...part, ...key };
  });
}

/** Ids of rows: the form sends them back, and the server refuses those that the document no longer has. */
function collectIds(value: unknown): Set<unknown> {
  if (Array.isArray(value)) return new Set(value.flatMap((one) => [...collectIds(one)]));
  if (!isComponent(value)) return new Set();
  return new Set([value.id, ...Object.values(value).flatMap((inner) => [...collectIds(inner)])]);
}

/** Parts of a form, but not files and related entries, whose ids stay valid. */
export const isComponent = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !('documentId' in value) && !('mime' in value) && !('connect' in value);

/** Attributes of a document that a new one gets by itself. */
const OWN = new Set([
  ...['id', 'documentId', 'edition', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', 'status'],
]);

/** The values of a form for a new document: without what belongs to its own. */
export function toNewValues(values: Values): Values {
  const content = Object.entries(values).filter(([name]) => !OWN.has(name));
  return Object.fromEntries(
    content.map(([name, value]) => [name, withoutDisconnected(withoutForeignIds(value, new Set()))]),
  );
}

/** A new document has no related entries to take away. */
const withoutDisconnected = (value: unknown): unknown =>
  isObject(value) && 'connect' in value ? { ...value, disconnect: [] } : value;

function withoutForeignIds(value: unknown, known: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutForeignIds(one, known));
  if (!isComponent(value)) return value;
  const { id, ...rest } = value;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([name, one]) => [name, withoutForeignIds(one, known)]),
  );
  return id !== undefined && known.has(id) ? { id, ...inner } : inner;
}

const withoutIds = (value: Record<string, unknown>): Record<string, unknown> => {
  const bare = withoutForeignIds(value, new Set());
  return isObject(bare) ? bare : {};
};
