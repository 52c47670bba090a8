import * as v from 'valibot';
import { NOW_MS } from '../../platform/database/clock';
import type { Dialect, Knex } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import type { OpenForm } from './peers';
import { PRESENCE } from './presence-table';

/**
 * How long a form counts as open after its last request. Forms send one every 15 seconds and others look as often, so
 * somebody whose browser was killed is gone within a minute, and one that missed a request stays.
 */
export const EXPIRES_AFTER_MS = 40_000;
/** More than anybody has open, and a bound for a program that records tabs without end. */
export const MOST_TABS = 50;
/** Of the content types that a list or the desk asks for. */
export const MOST_LISTED = 500;
const NAME_LENGTH = 200;

/** A form of an editor, in one tab of a browser. */
export interface Tab {
  /** Chosen by the browser. */
  id: string;
  user: { id: number; name: string };
  uid: string;
  documentId: string;
}

/** Records that a form is open. The account that recorded a tab first keeps it. */
export async function recordTab(
  knex: Knex,
  dialect: Dialect,
  tab: Tab,
  { unsaved, idle }: { unsaved: boolean; idle: boolean },
): Promise<void> {
  const { id, user, uid, documentId } = tab;
  const expiresAt = `${NOW_MS[dialect]} + ${EXPIRES_AFTER_MS}`;
  await knex.raw(
    `INSERT INTO ${PRESENCE} (tab, user_id, name, uid, document_id, unsaved, idle, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ${expiresAt})
     ON CONFLICT (tab) DO UPDATE SET name = excluded.name, uid = excluded.uid, document_id = excluded.document_id,
       unsaved = excluded.unsaved, idle = excluded.idle, expires_at = excluded.expires_at
     WHERE ${PRESENCE}.user_id = excluded.user_id`,
    [id, user.id, user.name.slice(0, NAME_LENGTH), uid, documentId, unsaved, idle],
  );
  // After the insertion, so that of many at the same time the last one sees them all.
  await knex.raw(
    `DELETE FROM ${PRESENCE} WHERE user_id = ? AND tab NOT IN
       (SELECT tab FROM ${PRESENCE} WHERE user_id = ? ORDER BY expires_at DESC, tab LIMIT ${MOST_TABS})`,
    [user.id, user.id],
  );
}

/** A form was closed. It may be late: the tab may show another document by now. */
export async function removeTab(knex: Knex, { id, user, uid, documentId }: Tab): Promise<void> {
  await knex(PRESENCE).where({ tab: id, user_id: user.id, uid, document_id: documentId }).delete();
}

/** SQLite has no booleans. */
const Flag = v.pipe(
  v.union([v.boolean(), v.number()]),
  v.transform((flag) => Boolean(flag)),
);
const Row = v.object({
  uid: v.string(),
  document_id: v.string(),
  user_id: v.number(),
  name: v.string(),
  unsaved: Flag,
  idle: Flag,
});

interface Query {
  /** Content types; at least one. */
  uids: readonly string[];
  /** Omitted: all documents of the types. */
  documentId?: string;
  /** Whose own tabs do not count. */
  exceptUser: number;
}

/** The forms that others have open. */
export async function listOpenForms(
  knex: Knex,
  dialect: Dialect,
  { uids, documentId, exceptUser }: Query,
): Promise<(OpenForm & { uid: string; documentId: string })[]> {
  const ofDocument = documentId === undefined ? '' : 'AND document_id = ?';
  const rows: unknown = await knex.raw(
    `SELECT uid, document_id, user_id, name, unsaved, idle FROM ${PRESENCE}
     WHERE uid IN (${uids.map(() => '?').join(', ')}) ${ofDocument} AND user_id <> ? AND expires_at > ${NOW_MS[dialect]}
     ORDER BY document_id, tab LIMIT ${MOST_LISTED}`,
    [...uids, ...(documentId === undefined ? [] : [documentId]), exceptUser],
  );
  return v.parse(v.array(Row), toRows(rows)).map((row) => ({
    uid: row.uid,
    documentId: row.document_id,
    userId: row.user_id,
    name: row.name,
    unsaved: row.unsaved,
    idle: row.idle,
  }));
}

/** Deletes what has expired, which nobody sees any more. */
export async function clearPresence(knex: Knex, dialect: Dialect): Promise<void> {
  await knex.raw(`DELETE FROM ${PRESENCE} WHERE expires_at <= ${NOW_MS[dialect]}`);
}
