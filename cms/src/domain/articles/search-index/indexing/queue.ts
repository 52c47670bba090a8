import * as v from 'valibot';
import type { Knex } from '../../../../platform/database/dialect';
import { CHANGE_QUEUE } from '../../../../platform/content-version/change-queue';
import { toRows } from '../../../../platform/database/rows';

/** Changes that are looked through for each of the next articles: a publish leaves some six. */
const ROWS = 6;

/** A change that an article waits to be looked at for. Later ones have higher ids. */
export interface Change {
  id: number;
  documentId: string;
}

const Id = v.object({ id: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) });
const Row = v.object({ ...Id.entries, document_id: v.string() });
const getChange = (row: unknown): Change => {
  const { id, document_id: documentId } = v.parse(Row, row);
  return { id, documentId };
};

/** Whether a change waits that is no later than this one. */
export async function waitsUpTo(knex: Knex, id: number): Promise<boolean> {
  return (await knex(CHANGE_QUEUE).where('id', '<=', id).first('id')) !== undefined;
}

/** Every change of those articles that wait longest, of so many at most; the earliest change first. */
export async function nextChanges(knex: Knex, articles: number): Promise<Change[]> {
  const earliest: unknown[] = await knex(CHANGE_QUEUE)
    .select('id', 'document_id')
    .orderBy('id')
    .limit(ROWS * articles);
  const documentIds = [...new Set(earliest.map((row) => getChange(row).documentId))].slice(0, articles);
  const rows: unknown[] = await knex(CHANGE_QUEUE)
    .select('id', 'document_id')
    .whereIn('document_id', documentIds)
    .orderBy('id');
  return rows.map(getChange);
}

/** @returns the ids of those that were still there */
export async function takeOffQueue(knex: Knex, changes: readonly Change[]): Promise<Set<number>> {
  const places = changes.map(() => '?').join(', ');
  const sql = `DELETE FROM ${CHANGE_QUEUE} WHERE id IN (${places}) RETURNING id`;
  const taken = toRows(await knex.raw(sql, [...changes.map(({ id }) => id)]));
  return new Set(taken.map((row) => v.parse(Id, row).id));
}

/** Has articles looked at again. */
export async function queueArticles(knex: Knex, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await knex(CHANGE_QUEUE).insert(documentIds.map((documentId) => ({ document_id: documentId })));
}
