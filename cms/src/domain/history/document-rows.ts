import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { Timestamp } from '../../platform/database/rows/timestamp';
import { Account, toActor, UNKNOWN, type Actor } from '../../platform/strapi/actor';
import { populateSnapshot, takeSnapshot, type Snapshot } from './snapshot/snapshot';
import type { VersionedType } from './versioned-types';

/** A document as it is stored: the draft, or the only row of a type without drafts. */
export interface StoredDocument {
  snapshot: Snapshot;
  title: string;
  /** Milliseconds since 1970. */
  updatedAt: number;
  updatedBy: Actor;
}

const Row = v.looseObject({ updatedAt: v.optional(Timestamp, 0), updatedBy: v.nullish(Account) });
const Text = v.fallback(v.pipe(v.string(), v.nonEmpty()), 'Untitled');

export async function readDocument(
  strapi: Core.Strapi,
  { uid, title, hasDrafts }: VersionedType,
  documentId: string,
): Promise<StoredDocument | undefined> {
  const row: unknown = await strapi.db.query(uid).findOne({
    where: hasDrafts ? { documentId, publishedAt: null } : { documentId },
    populate: { ...populateSnapshot(strapi, uid), updatedBy: true },
  });
  if (row === null) return undefined;
  const parsed = v.parse(Row, row);
  return {
    snapshot: takeSnapshot(strapi, uid, parsed),
    title: v.parse(Text, parsed[title]),
    updatedAt: Date.parse(parsed.updatedAt),
    updatedBy: parsed.updatedBy ? toActor(parsed.updatedBy) : UNKNOWN,
  };
}

/** The rows of a document that carry its edition. */
type Rows = 'draft' | 'all';

/** Stores the number of the latest version with the document, for the form that opens it. */
export async function storeEdition(
  strapi: Core.Strapi,
  trx: Knex,
  { uid, hasDrafts }: VersionedType,
  { documentId, edition, rows }: { documentId: string; edition: number; rows: Rows },
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  const query = trx(tableName)
    .where({ document_id: documentId })
    .whereRaw('COALESCE(edition, 0) <> ?', [edition]);
  if (hasDrafts && rows === 'draft') void query.whereNull('published_at');
  await query.update({ edition });
}

const Edition = v.object({ edition: v.nullish(v.number(), 0) });

/** The edition that readers get; undefined when the document is not published. */
export async function findPublishedEdition(
  strapi: Core.Strapi,
  { uid, hasDrafts }: VersionedType,
  documentId: string,
): Promise<number | undefined> {
  const where = hasDrafts ? { documentId, publishedAt: { $notNull: true } } : { documentId };
  const row: unknown = await strapi.db.query(uid).findOne({ where, select: ['id', 'edition'] });
  return row === null ? undefined : v.parse(Edition, row).edition;
}
