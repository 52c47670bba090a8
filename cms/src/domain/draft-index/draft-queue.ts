import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import { DRAFT_BUILD, DRAFT_QUEUE, DRAFT_TARGETS, queueDrafts } from './tables';

/** Changes read per article: publishing one leaves about as many. */
const ROWS = 6;

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Change = v.object({ id: Whole, document_id: v.string() });
const Changed = v.object({ document_id: v.string() });

/** Articles that were queued last. */
export interface Queued {
  documentIds: string[];
  /** Their latest change that had been queued by then. */
  upTo: number;
}

/**
 * The articles that changed last, so that what an editor has just saved does not wait for an import.
 * @param articles the maximum number of them
 * @param mark of this build: there are none if another one has the index, as while processes are upgraded one by one
 */
export async function readQueued(knex: Knex, articles: number, mark: string): Promise<Queued> {
  const rows: unknown = await knex(DRAFT_QUEUE)
    .select('id', 'document_id')
    // A scalar: of EXISTS, SQLite makes a join, for which it reads and sorts the whole queue.
    .whereRaw(`? = (SELECT mark FROM ${DRAFT_BUILD})`, [mark])
    .orderBy('id', 'desc')
    .limit(ROWS * articles);
  const changes = v.parse(v.array(Change), rows);
  const documentIds = [...new Set(changes.map(({ document_id: id }) => id))].slice(0, articles);
  return { documentIds, upTo: changes[0]?.id ?? 0 };
}

/**
 * Takes the changes of these articles off the queue, in the transaction that stores what was read after them.
 * @returns the articles of which there still was one: another process has read the others since
 */
export async function takeQueued(trx: Knex, { documentIds, upTo }: Queued): Promise<Set<string>> {
  const places = documentIds.map(() => '?').join(', ');
  const taken: unknown = await trx.raw(
    `DELETE FROM ${DRAFT_QUEUE} WHERE document_id IN (${places}) AND id <= ? RETURNING document_id`,
    [...documentIds, upTo],
  );
  return new Set(toRows(taken).map((row) => v.parse(Changed, row).document_id));
}

/**
 * Queues the drafts about which these articles decide something.
 * @param targets as `collectTargets` names them
 */
export async function queueDependents(trx: Knex, targets: readonly string[]): Promise<void> {
  if (targets.length === 0) return;
  const places = targets.map(() => '?').join(', ');
  await trx.raw(
    queueDrafts(`SELECT DISTINCT document_id FROM ${DRAFT_TARGETS} WHERE target IN (${places})`),
    [...targets],
  );
}
