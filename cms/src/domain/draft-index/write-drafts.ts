import * as v from 'valibot';
import type { Dialect, Knex } from '../../platform/database/dialect';
import { inBatches } from '../../platform/database/in-batches';
import { BooleanColumn } from '../../platform/database/rows/boolean-column';
import { toTsvector } from '../articles/search-index/words/tsvector';
import { toArticleLink, toSuggestion } from './collect-targets';
import type { IndexedDraft } from './read-drafts';
import { DRAFT_TARGETS, DRAFT_WORDS, DRAFTS } from './tables';
import { needsWork } from './work-needed';

const Known = v.array(
  v.object({
    id: v.union([v.number(), v.string()]),
    document_id: v.string(),
    published: BooleanColumn,
    live_slug: v.nullable(v.string()),
  }),
);
const Inserted = v.array(v.object({ id: v.number(), document_id: v.string() }));

/** Per statement: both databases limit the number of bound values. */
const ROWS_AT_ONCE = 200;

/**
 * Replaces drafts in the index.
 * @param documentIds of all articles that were read: those missing from `drafts` are removed
 * @returns what has changed for the drafts that link to these articles or suggest them: `queueDependents`. An article
 * that was not in the index has changed for nobody: those that depend on it have not been read either.
 */
export async function writeDrafts(
  trx: Knex,
  dialect: Dialect,
  documentIds: readonly string[],
  drafts: readonly IndexedDraft[],
): Promise<string[]> {
  const rows: unknown = await trx(DRAFTS)
    .select('id', 'document_id', 'published', 'live_slug')
    .whereIn('document_id', documentIds);
  const known = v.parse(Known, rows);
  if (dialect === 'sqlite')
    await trx(DRAFT_WORDS)
      .whereIn(
        'rowid',
        known.map(({ id }) => id),
      )
      .delete();
  for (const table of [DRAFTS, DRAFT_TARGETS]) await trx(table).whereIn('document_id', documentIds).delete();
  if (drafts.length > 0) await (dialect === 'sqlite' ? insertWithWords : insertWithVectors)(trx, drafts);
  await insertTargets(trx, drafts);
  const after = new Map(drafts.map((draft) => [draft.documentId, draft]));
  return known.flatMap(({ document_id: id, published, live_slug: before }) => {
    const { published: isPublished, liveSlug: slug } = after.get(id) ?? { published: false, liveSlug: null };
    if (isPublished === published && slug === before) return [];
    return [toSuggestion(id), ...[before, slug].flatMap((one) => (one === null ? [] : toArticleLink(one)))];
  });
}

async function insertTargets(trx: Knex, drafts: readonly IndexedDraft[]): Promise<void> {
  const rows = drafts.flatMap(({ documentId, targets }) =>
    targets.map((target) => ({ document_id: documentId, target })),
  );
  for (const some of inBatches(rows, ROWS_AT_ONCE)) await trx(DRAFT_TARGETS).insert(some);
}

const toRow = ({
  documentId,
  published,
  liveSlug,
  createdById,
  changedById,
  datedAt,
  work,
}: IndexedDraft) => ({
  document_id: documentId,
  published,
  live_slug: liveSlug,
  created_by_id: createdById,
  changed_by_id: changedById,
  dated_at: datedAt,
  no_title: work.noTitle,
  no_picture: work.noPicture,
  no_category: work.noCategory,
  no_description: work.noDescription,
  no_text: work.noText,
  refused: work.refused,
  named: work.named,
  needs_work: needsWork(work),
});

async function insertWithWords(trx: Knex, drafts: readonly IndexedDraft[]): Promise<void> {
  const inserted: unknown = await trx(DRAFTS).insert(drafts.map(toRow)).returning(['id', 'document_id']);
  const ids = new Map(v.parse(Inserted, inserted).map(({ id, document_id: documentId }) => [documentId, id]));
  for (const { documentId, words } of drafts)
    await trx.raw(`INSERT INTO ${DRAFT_WORDS} (rowid, words) VALUES (?, ?)`, [
      ids.get(documentId) ?? 0,
      words.join(' '),
    ]);
}

async function insertWithVectors(trx: Knex, drafts: readonly IndexedDraft[]): Promise<void> {
  await trx(DRAFTS).insert(
    drafts.map((draft) => ({ ...toRow(draft), words: toTsvector([['D', draft.words]]) })),
  );
}
