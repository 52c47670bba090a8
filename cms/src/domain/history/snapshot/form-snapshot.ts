import * as v from 'valibot';
import {
  isContent,
  toSnapshot,
  type Attributes,
  type FindAttributes,
  type Json,
  type Snapshot,
} from './snapshot';

/** Longer lists are not compared: each entry is looked up in the list. */
const MOST = 1000;

const Id = v.pipe(v.string(), v.nonEmpty());
const Position = v.object({
  before: v.optional(v.string()),
  after: v.optional(v.string()),
  start: v.optional(v.boolean()),
});
type Position = v.InferOutput<typeof Position>;
const Entry = v.object({ documentId: Id, position: v.optional(Position) });
const Changes = v.object({
  connect: v.optional(v.pipe(v.array(Entry), v.maxLength(MOST)), []),
  disconnect: v.optional(v.pipe(v.array(v.object({ documentId: Id })), v.maxLength(MOST)), []),
});

/**
 * The content of a form of the admin that has not been saved. A form has relations as changes to what is stored, and no
 * fields that the editor's role cannot see.
 * @param base the version with which the form was opened
 * @param stored to what a save would apply the changes of relations
 */
export function toFormSnapshot(
  form: Readonly<Record<string, unknown>>,
  base: Snapshot,
  attributes: Attributes,
  find: FindAttributes,
  stored = base,
): Snapshot {
  const own = Object.entries(attributes).filter(
    ([name, attribute]) => attribute.type === 'relation' && isContent(name, attribute),
  );
  const related = own.map(([name, { relation = '' }]): [string, unknown] => {
    const documents = changeRelation(stored[name], form[name]).map((documentId) => ({ documentId }));
    return [name, relation.endsWith('ToOne') ? documents.at(-1) : documents];
  });
  const typed = toSnapshot({ ...form, ...Object.fromEntries(related) }, attributes, find);
  const unseen = Object.entries(base).filter(
    ([name]) => !(name in form) && !own.some(([key]) => key === name),
  );
  return { ...Object.fromEntries(unseen), ...typed };
}

/** The related documents after a form's changes, in their order. */
export function changeRelation(stored: Json | undefined, changes: unknown): string[] {
  const before = v.parse(v.array(v.string()), stored === undefined ? [] : [stored].flat());
  if (!v.is(Changes, changes)) return before;
  const { connect, disconnect } = v.parse(Changes, changes);
  const gone = new Set(disconnect.map(({ documentId }) => documentId));
  const after = before.filter((documentId) => !gone.has(documentId));
  for (const { documentId, position } of connect) {
    const known = after.indexOf(documentId);
    if (known >= 0) after.splice(known, 1);
    after.splice(findIndex(after, position), 0, documentId);
  }
  return after;
}

/** Where a connected entry goes: at the end unless it was dragged. */
function findIndex(list: readonly string[], { before, after, start }: Position = {}): number {
  if (start) return 0;
  if (before !== undefined && list.includes(before)) return list.indexOf(before);
  return after !== undefined && list.includes(after) ? list.indexOf(after) + 1 : list.length;
}
