import type { Actor } from '../../platform/strapi/actor';

/** What a transaction has written to a document, a file or an account so far. */
export interface Write {
  uid: string;
  id: string;
  action: string;
  actor: Actor;
  title: string | null;
  fields: string[];
  /** The latest version before the transaction. */
  edition: number | undefined;
  request: object | undefined;
}

/** By transaction, and there by what was written and who did it. */
const transactions = new WeakMap<object, Map<string, Write>>();

export const getWrites = (trx: object): Write[] => [...(transactions.get(trx)?.values() ?? [])];

/** Adds a write to what its transaction has done to the same document: *Publish* saves and publishes. */
export function noteWrite(trx: object, write: Write): void {
  const writes = transactions.get(trx) ?? new Map<string, Write>();
  transactions.set(trx, writes);
  const key = JSON.stringify([write.uid, write.id, write.actor.name]);
  const earlier = writes.get(key);
  writes.set(key, earlier ? merge(earlier, write) : write);
}

/** One later in the list says more about several writes of one document. */
const VERBS = [
  ...['update', 'discard', 'create', 'upload', 'unpublish', 'publish'],
  ...['restore', 'undelete', 'delete'],
];
const getRank = (action: string): number => VERBS.indexOf(action.split('.')[1] ?? '');

const merge = (earlier: Write, later: Write): Write => ({
  ...later,
  action: getRank(later.action) < getRank(earlier.action) ? earlier.action : later.action,
  title: later.title ?? earlier.title,
  fields: [...new Set([...earlier.fields, ...later.fields])],
  edition: earlier.edition,
});
