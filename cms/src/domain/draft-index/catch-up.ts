import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { getDialect, type Knex } from '../../platform/database/dialect';
import { lockUntilCommit } from '../../platform/database/locks/advisory-locks';
import { indexFingerprint } from '../articles/search-index/indexing/index-fingerprint';
import { queueDependents, readQueued, takeQueued } from './draft-queue';
import { readDrafts } from './read-drafts';
import { writeDrafts } from './write-drafts';

/** Drafts read together. */
const BATCH = 20;

/** A list waits for so many batches of drafts that have just changed, and not for an import. */
const AWAITED = 2;

const underway = new WeakMap<object, Promise<boolean>>();

/**
 * Reads the drafts that were queued last into the index. In one process, one batch is read at a time.
 * @param batches the maximum number of batches of 20 drafts
 * @returns whether nothing is left
 */
export async function catchUpDrafts(
  strapi: Core.Strapi,
  batches = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  for (let batch = 0; batch < batches; batch += 1) {
    // What it does not find on the queue may have been queued since.
    for (let other = underway.get(strapi); other; other = underway.get(strapi)) await other;
    const own = indexNext(strapi).finally(() => underway.delete(strapi));
    underway.set(strapi, own);
    if (await own) return true;
    // Lets signals, timers and other requests run between batches.
    await setImmediate();
  }
  return false;
}

/** Makes views and search know what has just been saved; if that fails, they are as they were before. */
export async function catchUpForList(strapi: Core.Strapi): Promise<void> {
  await catchUpDrafts(strapi, AWAITED).catch((error: unknown) =>
    strapi.log.error(`The drafts could not be indexed: ${String(error)}`),
  );
}

/** @returns whether there was nothing on the queue */
async function indexNext(strapi: Core.Strapi): Promise<boolean> {
  const dialect = getDialect(strapi);
  const queued = await readQueued(strapi.db.connection, BATCH, indexFingerprint(strapi));
  if (queued.documentIds.length === 0) return true;
  const read = await readDrafts(strapi, queued.documentIds);
  await strapi.db.connection.transaction(async (trx: Knex) => {
    await lockUntilCommit(trx, dialect, 'draftIndex');
    const taken = await takeQueued(trx, queued);
    const drafts = read.filter(({ documentId }) => taken.has(documentId));
    await queueDependents(trx, await writeDrafts(trx, dialect, [...taken], drafts));
  });
  return false;
}
