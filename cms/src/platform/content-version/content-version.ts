import * as v from 'valibot';
import type { Dialect, Knex } from '../database/dialect';
import { toRows } from '../database/rows';
import { CHANGE_QUEUE } from './change-queue';
import type { Trigger } from '../database/trigger';

const TABLE = 'content_version';

/** What the database says of the content. */
export interface ContentState {
  /** The number that grows with every change to what readers see (decision 018). */
  version: number;
  /** The number that grows with those of these changes that concern more than articles: editors seldom make one. */
  arrangement: number;
  /** The latest change that the number counts and the article index may lack; null: it lacks none. */
  lastChange: number | null;
}

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const State = v.object({ version: Whole, arrangement: Whole, last_change: v.nullable(Whole) });

/** The rows of the two numbers. */
const VERSION = 1;
const ARRANGEMENT = 2;

/**
 * One statement, since every answer asks it.
 * @throws when the database does not answer
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
 * Two rows. They start at the present second instead of 0, so that a database made anew does not repeat the numbers,
 * and with them the ETags, of the one before.
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
 * The tables readers see, and which of their rows. Publishing writes a new `blogs` row and deletes the one before,
 * so an article's components and links need no triggers of their own, and a draft's row never counts. A file counts
 * when it is replaced or deleted: a new one is seen only once something that counts refers to it.
 */
const SEEN: { table: string; events: Trigger['event'][]; published?: true }[] = [
  { table: 'blogs', events: ['INSERT', 'UPDATE', 'DELETE'], published: true },
  { table: 'categories', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'banners', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'faqs', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'placements', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'redirects', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'category_redirects', events: ['INSERT', 'UPDATE', 'DELETE'] },
  { table: 'files', events: ['UPDATE', 'DELETE'] },
];

export function contentVersionTriggers(dialect: Dialect): Trigger[] {
  // An `UPDATE ... SET` inside the same transaction: the number is seen together with the change, never before it.
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
