import * as v from 'valibot';
import { inBatches } from '../../platform/database/in-batches';
import type { Dialect, Knex } from '../../platform/database/dialect';
import { NO_ROW } from '../../platform/database/rows/row-id';
import { BooleanColumn } from '../../platform/database/rows/boolean-column';
import { AUDIT } from './audit-table';
import { isKind, toStorable, type Entry, type Kind } from './entry';

const ROWS_A_STATEMENT = 50;

export async function writeEntries(knex: Knex, entries: readonly Entry[]): Promise<void> {
  for (const batch of inBatches(entries, ROWS_A_STATEMENT)) await knex(AUDIT).insert(batch.map(toRow));
}

const orNull = (text: string | null | undefined) => (text ? toStorable(text) : null);

function toRow({ madeAt, actor, kind, action, subject, detail, status, failed }: Entry) {
  const row = {
    made_at: madeAt,
    actor_id: actor.id ?? NO_ROW,
    actor_name: toStorable(actor.name),
    kind,
    action: toStorable(action),
    subject_type: orNull(subject?.type),
    subject_id: orNull(subject?.id),
    subject_title: orNull(subject?.title),
    detail: JSON.stringify(detail),
    status,
    failed,
  };
  const { actor_name, subject_title, subject_id } = row;
  const words = [actor_name, subject_title, subject_id, row.action].filter((text) => text !== null);
  return { ...row, words: words.join(' ').toLowerCase() };
}

/** An entry as it is stored. */
export interface StoredEntry extends Entry {
  id: number;
}

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Detail = v.object({
  fields: v.optional(v.array(v.string())),
  edition: v.optional(v.number()),
  more: v.optional(v.number()),
});
const Row = v.pipe(
  v.object({
    id: Whole,
    made_at: Whole,
    actor_id: v.number(),
    actor_name: v.string(),
    kind: v.custom<Kind>(isKind),
    action: v.string(),
    subject_type: v.nullable(v.string()),
    subject_id: v.nullable(v.string()),
    subject_title: v.nullable(v.string()),
    detail: v.pipe(v.string(), v.parseJson(), Detail),
    status: v.nullable(v.number()),
    failed: BooleanColumn,
  }),
  v.transform((row): StoredEntry => ({
    id: row.id,
    madeAt: row.made_at,
    actor: { id: row.actor_id === NO_ROW ? null : row.actor_id, name: row.actor_name },
    kind: row.kind,
    action: row.action,
    subject:
      row.subject_type === null
        ? null
        : { type: row.subject_type, id: row.subject_id, title: row.subject_title },
    detail: row.detail,
    status: row.status,
    failed: row.failed,
  })),
);

/** The position of an entry in the list, which is sorted by time. */
export interface Position {
  madeAt: number;
  id: number;
}

export interface Filter {
  /** The id of an account; null: programs, the system and guests. */
  actor?: number | null;
  kind?: Kind;
  subject?: { type: string; id: string };
  failed?: boolean;
  /** Milliseconds since 1970, both inclusive. */
  from?: number;
  to?: number;
  /** Lower case. */
  text?: string;
}

export interface Page {
  entries: StoredEntry[];
  /** Where to go on; undefined at the end. There may be a next page although this one is short or empty. */
  next: Position | undefined;
}

/**
 * The most rows that one page reads. A filter that no index serves, such as a text that is rare, would otherwise read a
 * million of them.
 */
export const MOST_READ = 10_000;

/**
 * Entries after `before`, newest first. The filter with the best index finds at most `MOST_READ` candidates, in order,
 * and the others choose from them.
 */
export async function listEntries(
  knex: Knex,
  filter: Filter,
  {
    before,
    limit,
    mostRead = MOST_READ,
  }: { before?: Position | undefined; limit: number; mostRead?: number },
): Promise<Page> {
  const candidates = () => {
    const { chosen } = splitFilter(filter);
    const query = knex(AUDIT).orderBy([
      { column: 'made_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
    if (chosen) void query.where(chosen);
    if (filter.failed && !chosen) void query.whereRaw('failed');
    if (filter.from !== undefined) void query.where('made_at', '>=', filter.from);
    if (filter.to !== undefined) void query.where('made_at', '<=', filter.to);
    if (before) void query.whereRaw('(made_at, id) < (?, ?)', [before.madeAt, before.id]);
    return query;
  };
  const { others } = splitFilter(filter);
  const isSifted = Object.keys(others).length > 0 || filter.text !== undefined || filter.failed === true;
  if (!isSifted) return toPage(await candidates().limit(limit + 1), limit);
  const query = knex
    .from(candidates().limit(mostRead).as('candidates'))
    .where(others)
    .orderBy([
      { column: 'made_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  if (filter.failed) void query.whereRaw('failed');
  if (filter.text !== undefined)
    void query.whereRaw(`words LIKE ? ESCAPE '!'`, [`%${filter.text.replaceAll(/[!%_]/g, '!$&')}%`]);
  const page = toPage(await query, limit);
  if (page.next) return page;
  const last = v.parse(
    v.optional(v.object({ made_at: Whole, id: Whole })),
    await candidates()
      .offset(mostRead - 1)
      .first('made_at', 'id'),
  );
  return { ...page, next: last && { madeAt: last.made_at, id: last.id } };
}

function toPage(rows: unknown, limit: number): Page {
  const entries = v.parse(v.array(Row), rows);
  const shown = entries.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown,
    next: entries.length > limit && last ? { madeAt: last.madeAt, id: last.id } : undefined,
  };
}

type Columns = Record<string, string | number>;

/** The condition that an index serves together with the order by time, and the others. */
function splitFilter({ subject, actor, kind }: Filter): { chosen: Columns | undefined; others: Columns } {
  const conditions: Columns[] = [
    ...(subject ? [{ subject_type: subject.type, subject_id: subject.id }] : []),
    ...(actor === undefined ? [] : [{ actor_id: actor ?? NO_ROW }]),
    ...(kind ? [{ kind }] : []),
  ];
  const [chosen, ...rest] = conditions;
  const others = rest.reduce<Columns>((all, one) => ({ ...all, ...one }), {});
  return { chosen, others };
}

/** Few enough for a transaction that nobody notices. */
const PRUNED_AT_ONCE = 1000;

/**
 * Deletes some of the entries that are older than the retention; the next run deletes more. Processes that do this at
 * the same time skip the rows of each other.
 */
export async function pruneEntries(knex: Knex, dialect: Dialect, before: number): Promise<void> {
  const old = knex(AUDIT).where('made_at', '<', before).orderBy('made_at').limit(PRUNED_AT_ONCE).select('id');
  if (dialect === 'postgres') void old.forUpdate().skipLocked();
  await knex(AUDIT).whereIn('id', old).delete();
}
