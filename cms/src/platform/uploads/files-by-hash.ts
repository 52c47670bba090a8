import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { inBatches } from '../database/in-batches';

const FILE = 'plugin::upload.file';
/** Per statement: both databases limit the number of bound values. */
const FILES_AT_ONCE = 200;

const File = v.object({ hash: v.string() });

/** Files of the library by their `hash`, the permanent name under which each is stored. Missing files are skipped. */
export async function findFilesByHash(
  strapi: Core.Strapi,
  hashes: readonly string[],
): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  for (const some of inBatches(hashes, FILES_AT_ONCE)) {
    const rows: unknown[] = await strapi.db.query(FILE).findMany({
      where: { hash: { $in: some } },
      orderBy: { id: 'desc' },
    });
    for (const row of rows) if (v.is(File, row)) files.set(row.hash, row);
  }
  return files;
}
