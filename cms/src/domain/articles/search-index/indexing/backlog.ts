import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect, type Knex } from '../../../../platform/database/dialect';
import { toRows } from '../../../../platform/database/rows/rows';
import { BACKLOG } from './backlog-table';
import { catchUp } from './catch-up';
import { progressLine } from './progress';
import { queueArticles } from './queue';

/** Queued together: requests that arrive meanwhile wait for them, as they do for newly published articles. */
const BATCH = 25;
const REPORT_EVERY_MS = 60_000;

const Row = v.object({ document_id: v.string() });

interface Options {
  /** Whether to pause after each batch for as long as it took, to leave time for readers. */
  pauses?: boolean;
  signal?: AbortSignal;
}

/**
 * Indexes the articles on the backlog in batches; other processes may do the same. Meanwhile readers get the old index.
 * Ends early when another build owns the index.
 */
export async function processBacklog(
  strapi: Core.Strapi,
  { pauses = false, signal }: Options = {},
): Promise<void> {
  const knex = strapi.db.connection;
  const total = await backlogSize(knex);
  if (total === 0) return;
  const began = performance.now();
  const report = async () =>
    strapi.log.info(
      progressLine({ left: await backlogSize(knex), total, elapsedMs: performance.now() - began }),
    );
  const isEnding = (): boolean => signal?.aborted === true;
  let reported = -Infinity;
  while (!isEnding()) {
    if (performance.now() - reported > REPORT_EVERY_MS) {
      await report();
      reported = performance.now();
    }
    const batchBegan = performance.now();
    if (!(await queueBatch(strapi)) || !(await catchUp(strapi))) break;
    if (pauses) await wait(performance.now() - batchBegan, undefined, { signal }).catch(() => undefined);
  }
  await report();
  // Invalidates responses that were built from the old index.
  await knex('content_version').increment('version', 1);
}

async function backlogSize(knex: Knex): Promise<number> {
  const [counted] = await knex(BACKLOG).count({ articles: '*' });
  return Number(counted?.articles ?? 0);
}

/** @returns false when there is nothing left */
function queueBatch(strapi: Core.Strapi): Promise<boolean> {
  // Each process takes different rows.
  const unclaimed = getDialect(strapi) === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : '';
  return strapi.db.connection.transaction(async (trx) => {
    const taken: unknown = await trx.raw(
      `DELETE FROM ${BACKLOG} WHERE id IN (SELECT id FROM ${BACKLOG} ORDER BY id LIMIT ?${unclaimed}) RETURNING document_id`,
      [BATCH],
    );
    const documentIds = toRows(taken).map((row) => v.parse(Row, row).document_id);
    await queueArticles(trx, documentIds);
    return documentIds.length > 0;
  });
}

/**
 * Works through the backlog while readers are served.
 * @returns a function that stops it
 */
export function processBacklogInBackground(strapi: Core.Strapi): () => Promise<void> {
  const ending = new AbortController();
  const working = processBacklog(strapi, { pauses: true, signal: ending.signal }).catch((error: unknown) =>
    strapi.log.error(`The article index could not be rebuilt: ${String(error)}`),
  );
  return async () => {
    ending.abort();
    await working;
  };
}
