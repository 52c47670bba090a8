import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { catchUp } from '../articles/search-index/indexing/catch-up';
import { FILES, VERSIONS } from '../history/versions/versions-table';
import { inBatches } from '../../platform/database/in-batches';
import { toUsage, type Counted, type Latest, type Usage } from './usage';

/** The most documents that are considered for one file. Beyond that, the rest is listed as “at least” so many. */
export const MOST_DOCUMENTS = 1000;
/** Documents per statement: both databases limit the number of bound values. */
const AT_ONCE = 200;

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const CountedRow = v.pipe(
  v.object({ document_id: v.string(), newest: Whole, editions: Whole }),
  v.transform(({ document_id: documentId, ...counted }): Counted => ({ documentId, ...counted })),
);
const LatestRow = v.pipe(
  v.object({
    document_id: v.string(),
    edition: v.number(),
    type: v.string(),
    kind: v.string(),
    title: v.string(),
  }),
  v.transform(({ document_id: documentId, kind, ...latest }): Latest => ({
    documentId,
    ...latest,
    deleted: kind === 'delete',
  })),
);
const Published = v.object({ document_id: v.string() });

/**
 * Where a file is used: in published articles (from the search index, decision 048), and in drafts, earlier versions,
 * banners and categories (from the files of versions). Only ranges of indexes are read, and no content.
 */
export async function findUsage(strapi: Core.Strapi, fileId: number): Promise<Usage[]> {
  // A newly published article may still be on the queue.
  await catchUp(strapi);
  const counted = await countVersions(strapi, fileId);
  const published = await findPublished(strapi, fileId);
  const documentIds = [...new Set([...published, ...counted.map(({ documentId }) => documentId)])];
  const latest = await findLatest(strapi, documentIds.slice(0, MOST_DOCUMENTS));
  return toUsage({ counted, published, latest });
}

/** The documents with versions that refer to the file. */
async function countVersions(strapi: Core.Strapi, fileId: number): Promise<Counted[]> {
  const rows: unknown = await strapi.db
    .connection(FILES)
    .where({ file_id: fileId })
    .groupBy('document_id')
    .orderBy('document_id')
    .limit(MOST_DOCUMENTS)
    .select('document_id')
    .max('edition as newest')
    .count('* as editions');
  return v.parse(v.array(CountedRow), rows);
}

/** The articles that show the file to readers. */
async function findPublished(strapi: Core.Strapi, fileId: number): Promise<Set<string>> {
  const rows: unknown = await strapi.db
    .connection('article_index_files as f')
    .join('blogs as b', 'b.document_id', 'f.document_id')
    .where('f.file_id', fileId)
    .whereNotNull('b.published_at')
    .orderBy('f.document_id')
    .limit(MOST_DOCUMENTS)
    .select('f.document_id');
  return new Set(v.parse(v.array(Published), rows).map(({ document_id: documentId }) => documentId));
}

async function findLatest(strapi: Core.Strapi, documentIds: readonly string[]): Promise<Latest[]> {
  const knex = strapi.db.connection;
  const found: Latest[] = [];
  for (const ids of inBatches(documentIds, AT_ONCE)) {
    const newest = knex(`${VERSIONS} as w`).whereRaw('w.document_id = v.document_id').max('w.edition');
    const rows: unknown = await knex(`${VERSIONS} as v`)
      .whereIn('v.document_id', ids)
      .where('v.edition', newest)
      .select('v.document_id', 'v.edition', 'v.type', 'v.kind', 'v.title');
    found.push(...v.parse(v.array(LatestRow), rows));
  }
  return found;
}

const Earlier = v.object({ document_id: v.string(), edition: Whole });

/** The newest version of each document that refers to the file and is not the latest. */
export async function findEarlierEditions(
  strapi: Core.Strapi,
  fileId: number,
  documentIds: readonly string[],
): Promise<Map<string, number>> {
  const knex = strapi.db.connection;
  const found = new Map<string, number>();
  for (const ids of inBatches(documentIds, AT_ONCE)) {
    const latest = knex(`${VERSIONS} as w`).whereRaw('w.document_id = f.document_id').max('w.edition');
    const rows: unknown = await knex(`${FILES} as f`)
      .where('f.file_id', fileId)
      .whereIn('f.document_id', ids)
      .where('f.edition', '<', latest)
      .groupBy('f.document_id')
      .select('f.document_id')
      .max('f.edition as edition');
    for (const { document_id: documentId, edition } of v.parse(v.array(Earlier), rows))
      found.set(documentId, edition);
  }
  return found;
}

const Used = v.object({ id: v.number() });

/** Those of these files that something refers to: a published article, or any version. */
export async function filterUsed(strapi: Core.Strapi, fileIds: readonly number[]): Promise<number[]> {
  const knex = strapi.db.connection;
  const used: number[] = [];
  for (const ids of inBatches(fileIds, AT_ONCE)) {
    const inVersion = knex(`${FILES} as v`).whereRaw('v.file_id = f.id').select('v.edition');
    const inArticle = knex('article_index_files as a').whereRaw('a.file_id = f.id').select('a.document_id');
    const rows: unknown = await knex('files as f')
      .whereIn('f.id', ids)
      .where((either) => void either.whereExists(inVersion).orWhereExists(inArticle))
      .orderBy('f.id')
      .select('f.id');
    used.push(...v.parse(v.array(Used), rows).map(({ id }) => id));
  }
  return used;
}
