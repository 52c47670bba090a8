import * as v from 'valibot';
import type { Dialect, Knex } from '../database/dialect';
import { toRows } from '../database/rows/rows';
import { CHANGE_QUEUE } from './change-queue';
import type { Trigger } from '../database/trigger';

const TABLE = 'content_version';

/** The state of the content, as stored in the database. */
export interface ContentState {
  /** Grows with every change that readers can see (decision 018). */
  version: number;
  /** Grows only with changes that affect more than articles, which editors rarely make. */
  arrangement: number;
  /** The latest change that `version` counts and the search index may not contain yet; null: there is none. */
  lastChange: number | null;
}

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const State = v.object({ version: Whole, arrangement: Whole, last_change: v.nullable(Whole) });

/** Row ids of the two numbers. */
const VERSION = 1;
const ARRANGEMENT = 2;

/**
 * A single statement, because every response needs it.
 * @throws when the database does not respond
 */
export async function readContentState(knex: Knex): Promise<ContentState> {
  const [row] = toRows(
    await knex.raw(
      `SELECT whole.version, arranged.version AS arrangement, (SELECT max(id) FROM ${CHANGE_QUEUE}) AS last_change
       FROM ${TABLE} AS whole, ${TABLE} AS arranged WHERE whole.id = ${VERSION} AND arranged.id = ${ARRANGEMENT}`,
    ),
  );
  const { last_change: lastChange, ...versions } = v.parse(State, row);
  return { ...versions, lastChange };
}

/**
 * Creates two rows. They start at the current second instead of 0, so that a recreated database does not repeat the
 * numbers of the previous one, and with them its ETags.
 */
export async function createContentVersion(knex: Knex): Promise<void> {
  await knex.raw(`CREATE TABLE IF NOT EXISTS ${TABLE} (id integer PRIMARY KEY, version bigint NOT NULL)`);
  const version = Math.floor(Date.now() / 1000);
  await knex(TABLE)
    .insert([VERSION, ARRANGEMENT].map((id) => ({ id, version })))
    .onConflict('id')
    .ignore();
}

/**
 * The tables readers see, and which of their rows count. Publishing inserts a new `blogs` row and deletes the previous
 * one, so an article's components and links need no triggers, and the rows of drafts never count. A file counts when it
 * is replaced or deleted: a new file is visible only once something that counts refers to it.
 */
const SEEN: { table: string; events: Trigger['event'][]; published?: true }[] = [
  { table: 'blogs', events: ['INSERT', 'UPDATE', 'DELETE'], published: true },
  { table: 'categories', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'banners', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'placements', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'redirects', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'category_redirects', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'sites', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'files', events: ['UPDATE', 'DELETE'] },
];

export function contentVersionTriggers(dialect: Dialect): Trigger[] {
  // `UPDATE ... SET` inside the same transaction: the number becomes visible together with the change, never before it.
  const raise = `UPDATE ${TABLE} SET version = version + 1`;
  return SEEN.flatMap(({ table, events, published }) =>
    events.map((event): Trigger => {
      const row = event === 'DELETE' ? 'OLD' : 'NEW';
      return {
        name: `${table}_${event.toLowerCase()}_raises_version`,
        table: dialect === 'postgres' ? `"${table}"` : table,
        timing: 'AFTER',
        event,
        ...(published ? { when: `${row}.published_at IS NOT NULL` } : {}),
        run: [table === 'blogs' ? `${raise} WHERE id = ${VERSION}` : raise],
      };
    }),
  );
}
