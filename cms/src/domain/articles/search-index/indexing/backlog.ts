import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect, type Knex } from '../../../../platform/database/dialect';
import { toRows } from '../../../../platform/database/rows';
import { BACKLOG } from './backlog-table';
import { catchUp } from './catch-up';
import { progressLine } from './progress';
import { queueArticles } from './queue';

/** Put on the queue together: readers who come meanwhile wait for them, as they do for what an editor has published. */
const BATCH = 25;
const REPORT_EVERY_MS = 60_000;

const Row = v.object({ document_id: v.string() });

interface Options {
  /** Whether as much time as the work takes is left to readers. */
  pauses?: boolean;
  signal?: AbortSignal;
}

/**
 * Indexes what the backlog holds, some articles at a time; other processes may do the same. Readers are served from the index as it
 * was. Ends early where another program keeps the index.
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
  // What was answered from the index as it was before is not answered again.
  await knex('content_version').increment('version', 1);
}

async function backlogSize(knex: Knex): Promise<number> {
  const [counted] = await knex(BACKLOG).count({ articles: '*' });
  return Number(counted?.articles ?? 0);
}

/** @returns false when there is nothing left */
function queueBatch(strapi: Core.Strapi): Promise<boolean> {
  // Each process takes others.
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
 * Works the backlog off while readers are served.
 * @returns what ends it
 */
export function processBacklogInBackground(strapi: Core.Strapi): () => Promise<void> {
  const ending = new AbortController();
  const working = processBacklog(strapi, { pauses: true, signal: ending.signal }).catch((error: unknown) =>
    strapi.log.error(`The article index could not be renewed: ${String(error)}`),
  );
  return async () => {
    ending.abort();
    await working;
  };
}
