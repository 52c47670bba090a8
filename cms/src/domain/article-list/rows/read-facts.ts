import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { DRAFTS } from '../../draft-index/tables';
import type { WorkNeeded } from '../../draft-index/work-needed';
import { JobRow, type ScheduledAction } from '../../schedule/job';
import { JOBS } from '../../schedule/jobs-table';

/** What is planned for an article, or has failed. Moments are in milliseconds since 1970. */
export interface ListedPlan {
  action: ScheduledAction;
  dueAt: number;
  failed: boolean;
  /** Why it failed, in a sentence. */
  note: string | null;
}

const Rows = v.array(v.object({ blog_id: v.number(), document_id: v.string(), name: v.string() }));

export interface ListedCategory {
  documentId: string;
  name: string;
}

/** The categories of these rows of `blogs`, in their order, by row id. */
export async function readCategories(
  knex: Knex,
  ids: readonly number[],
): Promise<Map<number, ListedCategory[]>> {
  const rows: unknown = await knex('blogs_categories_lnk as l')
    .join('categories as c', 'c.id', 'l.category_id')
    .whereIn('l.blog_id', ids)
    .select('l.blog_id', 'c.document_id', 'c.name')
    .orderBy([{ column: 'l.blog_id' }, { column: 'l.category_ord' }, { column: 'l.id' }]);
  return groupBy(
    v.parse(Rows, rows),
    (row) => row.blog_id,
    ({ document_id: documentId, name }) => ({ documentId, name }),
  );
}

/** What is planned for these articles, or has failed and needs attention, the next first, by document id. */
export async function readPlans(
  knex: Knex,
  documentIds: readonly string[],
): Promise<Map<string, ListedPlan[]>> {
  const rows: unknown = await knex(JOBS)
    .whereIn('document_id', documentIds)
    .whereRaw("(state = 'waiting' OR (state = 'failed' AND settled_at IS NULL))")
    .orderBy(['due_at', 'id']);
  return groupBy(
    v.parse(v.array(JobRow), rows),
    ({ documentId }) => documentId,
    ({ action, dueAt, state, note }): ListedPlan => {
      const failed = state === 'failed';
      return { action, dueAt, failed, note: failed ? note : null };
    },
  );
}

const Work = v.pipe(
  v.object({
    document_id: v.string(),
    no_title: BooleanColumn,
    no_picture: BooleanColumn,
    no_category: BooleanColumn,
    no_description: BooleanColumn,
    no_text: BooleanColumn,
    refused: v.number(),
    named: v.number(),
  }),
  v.transform((row): [string, WorkNeeded] => [
    row.document_id,
    {
      noTitle: row.no_title,
      noPicture: row.no_picture,
      noCategory: row.no_category,
      noDescription: row.no_description,
      noText: row.no_text,
      refused: row.refused,
      named: row.named,
    },
  ]),
);

/** What is to do in the drafts of these articles, by document id. */
export async function readWork(knex: Knex, documentIds: readonly string[]): Promise<Map<string, WorkNeeded>> {
  const rows: unknown = await knex(DRAFTS).whereIn('document_id', documentIds);
  return new Map(v.parse(v.array(Work), rows));
}

function groupBy<Row, Key, Value>(
  rows: readonly Row[],
  getKey: (row: Row) => Key,
  getValue: (row: Row) => Value,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), getValue(row)]);
  return groups;
}
