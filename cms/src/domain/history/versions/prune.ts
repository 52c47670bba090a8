import * as v from 'valibot';
import type { Dialect, Knex } from '../../../platform/database/dialect';
import { lockUntilCommit } from '../../../platform/database/locks/advisory-locks';
import { DAY_MS, findPrunable, type Retention } from './retention';
import { deleteUnusedBodies, listVersions } from './versions';
import { VERSIONS } from './versions-table';

/** So many old versions are looked at in one run: nobody waits for it. */
const BATCH = 300;
/** More versions of one document than anybody makes. */
const MOST = 10_000;

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Old = v.array(v.object({ made_at: Whole, document_id: v.string() }));

/** The editions of a document that are needed elsewhere. */
type FindPinned = (knex: Knex, documentId: string) => Promise<ReadonlySet<number>>;

/**
 * Creates a job that deletes versions that need not be kept, a batch in each run. Several processes may run it: what one
 * has deleted, another does not find.
 */
export function createPruning(
  dialect: Dialect,
  retention: Retention,
  findPinned: FindPinned,
): (knex: Knex, now?: number) => Promise<void> {
  // Where the last run ended, in the order of the index.
  let last = { made_at: -1, document_id: '' };
  return async (knex, now = Date.now()) => {
    const rows = v.parse(
      Old,
      await knex(VERSIONS)
        .select('made_at', 'document_id')
        .where('made_at', '<', now - retention.allDays * DAY_MS)
        .whereRaw('(made_at, document_id) > (?, ?)', [last.made_at, last.document_id])
        .orderBy(['made_at', 'document_id'])
        .limit(BATCH),
    );
    last = rows.length < BATCH ? { made_at: -1, document_id: '' } : (rows.at(-1) ?? last);
    for (const documentId of new Set(rows.map(({ document_id: id }) => id)))
      await pruneDocument(knex, documentId, { dialect, retention, findPinned, now });
  };
}

async function pruneDocument(
  knex: Knex,
  documentId: string,
  {
    dialect,
    retention,
    findPinned,
    now,
  }: { dialect: Dialect; retention: Retention; findPinned: FindPinned; now: number },
): Promise<void> {
  const versions = await listVersions(knex, documentId, { limit: MOST });
  // After the versions: a schedule can only take the latest of them, which is always kept.
  const editions = findPrunable(versions, retention, now, await findPinned(knex, documentId));
  if (editions.length === 0) return;
  await knex.transaction(async (trx) => {
    // A version that is being written may have the same content as one that is deleted.
    await lockUntilCommit(trx, dialect, 'content');
    await trx(VERSIONS).where({ document_id: documentId }).whereIn('edition', editions).delete();
    await deleteUnusedBodies(trx, documentId);
  });
}
