import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { inBatches } from '../database/in-batches';

const FILE = 'plugin::upload.file';
/** Of one statement: both databases bound its values. */
const FILES_AT_ONCE = 200;

const File = v.object({ hash: v.string() });

/** Files of the library by their `hash`, the name that each is stored under for life. Those that are gone are left out. */
export async function filesByHash(
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
