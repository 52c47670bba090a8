import * as v from 'valibot';
import type { Dialect, Knex } from '../../platform/database/dialect';
import { BooleanColumn } from '../../platform/database/rows/boolean-column';
import { toTsvector } from '../articles/search-index/words/tsvector';
import type { IndexedDraft } from './read-drafts';
import { DRAFTS, DRAFT_WORDS } from './tables';
import { needsWork } from './work-needed';

const Known = v.array(
  v.object({ id: v.union([v.number(), v.string()]), document_id: v.string(), published: BooleanColumn }),
);
const Inserted = v.array(v.object({ id: v.number(), document_id: v.string() }));

/**
 * Replaces drafts in the index.
 * @param documentIds of all articles that were read: those missing from `drafts` are removed
 * @returns the articles that readers get since now, and those that they get no longer
 */
export async function writeDrafts(
  trx: Knex,
  dialect: Dialect,
  documentIds: readonly string[],
  drafts: readonly IndexedDraft[],
): Promise<string[]> {
  const rows: unknown = await trx(DRAFTS)
    .select('id', 'document_id', 'published')
    .whereIn('document_id', documentIds);
  const known = v.parse(Known, rows);
  if (dialect === 'sqlite')
    await trx(DRAFT_WORDS)
      .whereIn(
        'rowid',
        known.map(({ id }) => id),
      )
      .delete();
  await trx(DRAFTS).whereIn('document_id', documentIds).delete();
  if (drafts.length > 0) await (dialect === 'sqlite' ? insertWithWords : insertWithVectors)(trx, drafts);
  const after = new Map(drafts.map(({ documentId, published }) => [documentId, published]));
  return known
    .filter(({ document_id: id, published }) => (after.get(id) ?? false) !== published)
    .map(({ document_id: id }) => id);
}

const toRow = ({ documentId, published, createdById, changedById, datedAt, work }: IndexedDraft) => ({
  document_id: documentId,
  published,
  created_by_id: createdById,
  changed_by_id: changedById,
  dated_at: datedAt,
  no_title: work.noTitle,
  no_picture: work.noPicture,
  no_category: work.noCategory,
  no_description: work.noDescription,
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
