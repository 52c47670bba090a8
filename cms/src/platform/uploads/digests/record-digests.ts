import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../database/dialect';
import type { UploadService } from '../library-services';
import { computeDigest, computeStoredDigest } from './compute-digest';
import { DIGESTS } from './digests-table';

const Stored = v.object({ id: v.number(), url: v.string() });

/**
 * Records what each uploaded file contains, so that uploading it again is noticed. The upload is done by then: if this
 * fails, it is only not noticed.
 */
export function withDigests<Service extends UploadService>(strapi: Core.Strapi, service: Service): Service {
  return {
    ...service,
    async upload(given, options) {
      const sent: string[] = [];
      for (const { filepath } of [given.files].flat()) sent.push(await computeDigest(filepath));
      const files = await service.upload(given, options);
      // In the order in which they were sent.
      if (Array.isArray(files))
        for (const [index, file] of files.entries()) await record(strapi, file, sent[index], false);
      return files;
    },
    async replace(id, given, options) {
      const sent = await computeDigest(given.file.filepath);
      const file = await service.replace(id, given, options);
      await record(strapi, file, sent, true);
      return file;
    },
  };
}

async function record(
  strapi: Core.Strapi,
  file: unknown,
  sent: string | undefined,
  isReplaced: boolean,
): Promise<void> {
  if (!v.is(Stored, file)) return;
  try {
    const stored = await computeStoredDigest(strapi, file.url);
    const digests = [sent, stored].filter((digest) => typeof digest === 'string');
    await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      if (isReplaced) await trx(DIGESTS).where({ file_id: file.id }).delete();
      await insertDigests(trx, file.id, digests);
    });
  } catch (error) {
    strapi.log.warn(`The content of file ${file.id} could not be recorded: ${String(error)}`);
  }
}

/** Nothing is inserted for a file that has been deleted meanwhile. */
export async function insertDigests(knex: Knex, fileId: number, digests: readonly string[]): Promise<void> {
  for (const sha256 of new Set(digests))
    await knex.raw(
      `INSERT INTO ${DIGESTS} (sha256, file_id) SELECT ?, id FROM files WHERE id = ? ON CONFLICT DO NOTHING`,
      [sha256, fileId],
    );
}
