import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import type { Snapshot } from '../snapshot/snapshot';
import { KINDS, type Version } from './version';
import { inBatches } from '../../../platform/database/in-batches';
import { BODIES, FILES, VERSIONS } from './versions-table';

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Row = v.pipe(
  v.object({
    document_id: v.string(),
    edition: v.number(),
    type: v.string(),
    kind: v.picklist(KINDS),
    title: v.string(),
    fields: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
    hash: v.string(),
    published: BooleanColumn,
    actor_id: v.nullable(v.number()),
    actor_name: v.string(),
    made_at: Whole,
  }),
  v.transform((row): Version => ({
    documentId: row.document_id,
    edition: row.edition,
    type: row.type,
    kind: row.kind,
    title: row.title,
    fields: row.fields,
    hash: row.hash,
    published: row.published,
    actor: { id: row.actor_id, name: row.actor_name },
    madeAt: row.made_at,
  })),
);

const toRow = (version: Version) => ({
  document_id: version.documentId,
  edition: version.edition,
  type: version.type,
  kind: version.kind,
  title: version.title,
  fields: JSON.stringify(version.fields),
  hash: version.hash,
  published: version.published,
  actor_id: version.actor.id,
  actor_name: version.actor.name,
  made_at: version.madeAt,
});

export async function findLatestVersion(knex: Knex, documentId: string): Promise<Version | undefined> {
  const row: unknown = await knex(VERSIONS)
    .where({ document_id: documentId })
    .orderBy('edition', 'desc')
    .first();
  return row === undefined ? undefined : v.parse(Row, row);
}

export async function findVersion(
  knex: Knex,
  documentId: string,
  edition: number,
): Promise<Version | undefined> {
  const row: unknown = await knex(VERSIONS).where({ document_id: documentId, edition }).first();
  return row === undefined ? undefined : v.parse(Row, row);
}

/** The latest version that readers got; undefined: they never did. */
export async function findPublishedVersion(knex: Knex, documentId: string): Promise<Version | undefined> {
  const row: unknown = await knex(VERSIONS)
    .where({ document_id: documentId, published: true })
    .orderBy('edition', 'desc')
    .first();
  return row === undefined ? undefined : v.parse(Row, row);
}

/** Newest first. @param type of content @param before only versions older than this edition */
export async function listVersions(
  knex: Knex,
  documentId: string,
  { type, before, limit }: { type?: string; before?: number | undefined; limit: number },
): Promise<Version[]> {
  const query = knex(VERSIONS).where({ document_id: documentId }).orderBy('edition', 'desc').limit(limit);
  if (type !== undefined) void query.where({ type });
  if (before !== undefined) void query.where('edition', '<', before);
  return v.parse(v.array(Row), await query);
}

const Fields = v.array(v.object({ fields: v.pipe(v.string(), v.parseJson(), v.array(v.string())) }));

/** The attributes that have changed since an edition. */
export async function findChangedFields(knex: Knex, documentId: string, since: number): Promise<Set<string>> {
  const rows: unknown = await knex(VERSIONS)
    .where({ document_id: documentId })
    .where('edition', '>', since)
    .select('fields');
  return new Set(v.parse(Fields, rows).flatMap(({ fields }) => fields));
}

const Body = v.object({ body: v.instance(Uint8Array) });
const Content = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<Snapshot>((value) => typeof value === 'object'),
);

/** The content of a version. @throws when it is missing: bodies are deleted only with their versions */
export async function readSnapshot(knex: Knex, { documentId, hash }: Version): Promise<Snapshot> {
  const row: unknown = await knex(BODIES).where({ document_id: documentId, hash }).first('body');
  return v.parse(Content, (await promisify(brotliDecompress)(v.parse(Body, row).body)).toString());
}

/** Articles are some kilobytes long: more effort would save little and make every save slower. */
const EFFORT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Rows per statement: both databases limit the number of bound values. */
const ROWS_AT_ONCE = 200;

/**
 * Stores a version, or replaces the one with the same edition.
 * @param files the ids of the files to which it refers
 */
export async function writeVersion(
  knex: Knex,
  version: Version,
  snapshot: Snapshot,
  files: readonly number[],
): Promise<void> {
  const { documentId, edition, hash } = version;
  const body = await promisify(brotliCompress)(JSON.stringify(snapshot), EFFORT);
  await knex(BODIES)
    .insert({ document_id: documentId, hash, body })
    .onConflict(['document_id', 'hash'])
    .ignore();
  await knex(VERSIONS).insert(toRow(version)).onConflict(['document_id', 'edition']).merge();
  await knex(FILES).where({ document_id: documentId, edition }).delete();
  for (const ids of inBatches([...new Set(files)], ROWS_AT_ONCE))
    await knex(FILES).insert(ids.map((id) => ({ file_id: id, document_id: documentId, edition })));
}

/** Deletes contents that no version of the document has any more. */
export async function deleteUnusedBodies(knex: Knex, documentId: string): Promise<void> {
  const used = knex(VERSIONS).where({ document_id: documentId }).select('hash');
  await knex(BODIES).where({ document_id: documentId }).whereNotIn('hash', used).delete();
}
