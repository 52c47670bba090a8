import type { Core } from '@strapi/strapi';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { lockContent } from '../../platform/database/locks/content-lock';
import { recordFirstVersion } from './first-version';
import { VERSIONED_TYPES, type VersionedType } from './versioned-types';
import { VERSIONS } from './versions/versions-table';
import { findLatestVersion } from './versions/versions';

/** Looked up together. */
const BATCH = 100;

const Id = v.array(v.object({ document_id: v.string() }));

/**
 * Keeps the first version of every document that has none, such as those written before there was a history, so that
 * the history knows the files of all of them.
 * @returns the number of documents
 */
export async function meetDocuments(
  strapi: Core.Strapi,
  { pauses = false, signal }: { pauses?: boolean; signal?: AbortSignal } = {},
): Promise<number> {
  let met = 0;
  for (const type of VERSIONED_TYPES) {
    let after = '';
    for (;;) {
      const ids = await findUnmet(strapi, type, after);
      for (const documentId of ids) {
        if (signal?.aborted) return met;
        const began = performance.now();
        await meet(strapi, type, documentId);
        met += 1;
        // Leaves time for readers.
        if (pauses) await wait(performance.now() - began, undefined, { signal }).catch(() => undefined);
      }
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
    }
  }
  return met;
}

async function findUnmet(strapi: Core.Strapi, { uid }: VersionedType, after: string): Promise<string[]> {
  const { tableName } = strapi.db.metadata.get(uid);
  const knex = strapi.db.connection;
  const rows: unknown = await knex(`${tableName} as d`)
    .distinct('d.document_id')
    .where('d.document_id', '>', after)
    .whereNotExists(knex(`${VERSIONS} as v`).whereRaw('v.document_id = d.document_id').select('v.edition'))
    .orderBy('d.document_id')
    .limit(BATCH);
  return v.parse(Id, rows).map(({ document_id: documentId }) => documentId);
}

/** An editor may save the document at the same time, which makes its first version too. */
async function meet(strapi: Core.Strapi, type: VersionedType, documentId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await lockContent(strapi);
    if (!(await findLatestVersion(trx, documentId))) await recordFirstVersion(strapi, trx, type, documentId);
  });
}

/**
 * Works while readers are served.
 * @returns a function that stops it
 */
export function meetDocumentsInBackground(strapi: Core.Strapi): () => Promise<void> {
  const ending = new AbortController();
  const working = meetDocuments(strapi, { pauses: true, signal: ending.signal }).catch((error: unknown) =>
    strapi.log.error(`The first versions of documents could not be kept: ${String(error)}`),
  );
  return async () => {
    ending.abort();
    await working;
  };
}
