import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { toRows } from '../../../platform/database/rows/rows';
import { DELETED_COMMENT, REMOVED_COMMENT } from '../../../platform/shared/comments.gen';
import type { Queue } from './comment-entry';

export const PER_PAGE = 25;
/** Among so many comments those are looked for that were not deleted. */
const SCANNED = 200;

/** Where a page begins: after the entry with this id, and with so many reports in the queue of reported ones. */
export interface Position {
  reports: number;
  id: number;
}

export interface PageOfIds {
  ids: number[];
  /** Where the next page begins; null: this is the last one. */
  next: Position | null;
}

interface Asked {
  queue: Queue;
  before: Position | undefined;
  /** All comments of this member, whatever the queue. */
  memberId?: number | undefined;
}

const Row = v.object({ id: v.number(), reports: v.nullable(v.number()) });

/** The comments of a page of a queue, by ranges of indexes: it costs the same however many there are. */
export function findPage(knex: Knex, { queue, before, memberId }: Asked): Promise<PageOfIds> {
  if (queue === 'all' || memberId !== undefined) return findAmongAll(knex, before, memberId);
  const rows = knex('comments')
    .select('id', 'reports')
    .limit(PER_PAGE + 1);
  // The conditions of the partial indexes, to the letter.
  if (queue === 'held') {
    void rows.whereRaw('held IS NOT NULL').orderBy('id');
    if (before) void rows.where('id', '>', before.id);
  } else {
    void rows.whereRaw('reports > 0').orderByRaw('reports DESC, id DESC');
    if (before) void rows.whereRaw('(reports, id) < (?, ?)', [before.reports, before.id]);
  }
  return rows.then((found: unknown) => {
    const entries = v.parse(v.array(Row), found);
    const shown = entries.slice(0, PER_PAGE);
    return {
      ids: shown.map(({ id }) => id),
      next: entries.length > PER_PAGE ? toPosition(shown.at(-1)) : null,
    };
  });
}

const toPosition = (row: v.InferOutput<typeof Row> | undefined): Position | null =>
  row ? { id: row.id, reports: row.reports ?? 0 } : null;

const Scanned = v.object({ id: v.number(), deleted: BooleanColumn });

/** Newest first, without those that were deleted and only keep their place: there may be many of them in a row. */
async function findAmongAll(
  knex: Knex,
  before: Position | undefined,
  memberId: number | undefined,
): Promise<PageOfIds> {
  const conditions = [
    ...(before ? [{ sql: 'id < ?', value: before.id }] : []),
    ...(memberId === undefined ? [] : [{ sql: 'member_id = ?', value: memberId }]),
  ];
  const where = conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '';
  const found: unknown = await knex.raw(
    `SELECT id, (member_id IS NULL AND text IN (?, ?)) AS deleted FROM comments ${where} ORDER BY id DESC LIMIT ${SCANNED}`,
    [DELETED_COMMENT, REMOVED_COMMENT, ...conditions.map(({ value }) => value)],
  );
  const scanned = toRows(found).map((row) => v.parse(Scanned, row));
  const ids = scanned.filter(({ deleted }) => !deleted).map(({ id }) => id);
  const shown = ids.slice(0, PER_PAGE);
  const last = ids.length > PER_PAGE ? shown.at(-1) : getLast(scanned);
  return { ids: shown, next: last === undefined ? null : { id: last, reports: 0 } };
}

/** Where to look further; undefined: these were the last ones. */
const getLast = (scanned: readonly { id: number }[]): number | undefined =>
  scanned.length === SCANNED ? scanned.at(-1)?.id : undefined;
