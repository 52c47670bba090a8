import type { Core } from '@strapi/strapi';
import type { Knex } from '../../platform/database/dialect';
import { findPublishedEdition, readDocument, storeEdition } from './document-rows';
import { hashSnapshot } from './snapshot/snapshot';
import { findSnapshotFiles } from './snapshot/snapshot-files';
import type { Version } from './versions/version';
import type { VersionedType } from './versioned-types';
import { writeVersion } from './versions/versions';

/**
 * Keeps the state in which the history finds a document that it has not met yet.
 * @returns undefined when there is no such document
 */
export async function recordFirstVersion(
  strapi: Core.Strapi,
  trx: Knex,
  type: VersionedType,
  documentId: string,
): Promise<Version | undefined> {
  const found = await readDocument(strapi, type, documentId);
  if (!found) return undefined;
  const { snapshot, title, updatedAt, updatedBy } = found;
  const isPublished = (await findPublishedEdition(strapi, type, documentId)) !== undefined;
  const first: Version = {
    documentId,
    edition: 0,
    type: type.uid,
    kind: 'before',
    title,
    fields: [],
    hash: hashSnapshot(snapshot),
    published: isPublished,
    actor: updatedBy,
    madeAt: updatedAt,
  };
  await writeVersion(trx, first, snapshot, await findSnapshotFiles(strapi, snapshot));
  // Rows that were copied from another system have its numbers.
  await storeEdition(strapi, trx, type, { documentId, edition: first.edition, rows: 'all' });
  return first;
}
