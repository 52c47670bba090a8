import * as v from 'valibot';
import type { Knex } from '../../../../platform/database/dialect';
import { CHANGE_QUEUE } from '../../../../platform/content-version/change-queue';
import { toRows } from '../../../../platform/database/rows/rows';

/** Changes read per article: publishing one leaves about six. */
const ROWS = 6;

/** A queued change of an article. Later changes have higher ids. */
interface Change {
  id: number;
  documentId: string;
}

const Id = v.object({ id: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) });
const Row = v.object({ ...Id.entries, document_id: v.string() });
const getChange = (row: unknown): Change => {
  const { id, document_id: documentId } = v.parse(Row, row);
  return { id, documentId };
};

/** Whether this change or an earlier one is still on the queue. */
export async function hasQueuedUpTo(knex: Knex, id: number): Promise<boolean> {
  return (await knex(CHANGE_QUEUE).where('id', '<=', id).first('id')) !== undefined;
}

/**
 * Every change of the articles that have waited longest, the earliest change first.
 * @param articles the maximum number of articles
 */
export async function readNextChanges(knex: Knex, articles: number): Promise<Change[]> {
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

/** @returns the ids of the changes that were still on the queue */
export async function removeFromQueue(knex: Knex, changes: readonly Change[]): Promise<Set<number>> {
  const places = changes.map(() => '?').join(', ');
  const sql = `DELETE FROM ${CHANGE_QUEUE} WHERE id IN (${places}) RETURNING id`;
  const taken = toRows(await knex.raw(sql, [...changes.map(({ id }) => id)]));
  return new Set(taken.map((row) => v.parse(Id, row).id));
}

/** Queues articles for indexing. */
export async function queueArticles(knex: Knex, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await knex(CHANGE_QUEUE).insert(documentIds.map((documentId) => ({ document_id: documentId })));
}
