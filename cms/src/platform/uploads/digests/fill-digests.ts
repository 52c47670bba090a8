import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../database/dialect';
import { computeStoredDigest } from './compute-digest';
import { DIGESTS } from './digests-table';
import { insertDigests } from './record-digests';

/** Looked up together. */
const BATCH = 100;

const Rows = v.array(v.object({ id: v.number(), url: v.string() }));

/**
 * Records the content of files that were uploaded before it was recorded.
 * @returns the number of files
 */
export async function fillDigests(
  strapi: Core.Strapi,
  { pauses = false, signal }: { pauses?: boolean; signal?: AbortSignal } = {},
): Promise<number> {
  let filled = 0;
  for (let after = 0; ;) {
    const files = await findWithoutDigests(strapi, after);
    for (const { id, url } of files) {
      if (signal?.aborted) return filled;
      const began = performance.now();
      const digest = await computeStoredDigest(strapi, url);
      if (digest !== null) {
        await strapi.db.transaction(({ trx }: { trx: Knex }) => insertDigests(trx, id, [digest]));
        filled += 1;
      }
      // Leaves time for readers.
      if (pauses) await wait(performance.now() - began, undefined, { signal }).catch(() => undefined);
    }
    const last = files.at(-1);
    if (!last) return filled;
    after = last.id;
  }
}

async function findWithoutDigests({ db: { connection: knex } }: Core.Strapi, after: number) {
  const rows: unknown = await knex('files as f')
    .where('f.id', '>', after)
    .whereNotExists(knex(`${DIGESTS} as d`).whereRaw('d.file_id = f.id').select('d.file_id'))
    .orderBy('f.id')
    .limit(BATCH)
    .select('f.id', 'f.url');
  return v.parse(Rows, rows);
}

/**
 * Works while readers are served.
 * @returns a function that stops it
 */
export function fillDigestsInBackground(strapi: Core.Strapi): () => Promise<void> {
  const ending = new AbortController();
  const working = fillDigests(strapi, { pauses: true, signal: ending.signal }).catch((error: unknown) =>
    strapi.log.error(`The content of files could not be recorded: ${String(error)}`),
  );
  return async () => {
    ending.abort();
    await working;
  };
}
