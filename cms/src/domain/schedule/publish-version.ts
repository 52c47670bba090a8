import type { Core } from '@strapi/strapi';
import type { Knex } from '../../platform/database/dialect';
import { actAs, type Program } from '../../platform/strapi/actor';
import { readDocument } from '../history/document-rows';
import { toRestorableInput } from '../history/restore';
import { hashSnapshot } from '../history/snapshot/snapshot';
import type { Missing } from '../history/snapshot/snapshot-input';
import type { VersionedType } from '../history/versioned-types';
import { findLatestVersion, findVersion, readSnapshot } from '../history/versions/versions';
import { getDocuments } from './documents';
import { JobError } from './job-error';

interface Target {
  type: VersionedType;
  documentId: string;
  edition: number;
}

/**
 * Publishes a version, whatever the draft has become since. A newer draft stays as it is. Call it in a transaction.
 * @throws JobError when the version cannot go out as it was
 */
export async function publishVersion(
  strapi: Core.Strapi,
  trx: Knex,
  { type, documentId, edition }: Target,
  program: Program,
): Promise<void> {
  const documents = getDocuments(strapi, type.uid);
  const stored = await readDocument(strapi, type, documentId);
  if (!stored) throw new JobError('The article has been deleted.');
  const version = await findVersion(trx, documentId, edition);
  if (!version) throw new JobError('The version that was to go out is not kept any more.');
  const planned = await toRestorableInput(strapi, type, await readSnapshot(trx, version));
  await refuseMissing(trx, planned.missing);
  const isDraft = hashSnapshot(stored.snapshot) === version.hash;
  if (!isDraft) await documents.update({ documentId, data: planned.data });
  await documents.publish({ documentId });
  if (isDraft) return;

  const { data } = await toRestorableInput(strapi, type, stored.snapshot);
  const { datedBy } = type;
  // The date of the first publication belongs to the newer draft too.
  if (datedBy !== undefined) data[datedBy] ??= await readDraftValue(strapi, { type, documentId }, datedBy);
  // A program of its own, so that the history shows two versions: the one that went out, and the newer draft.
  await actAs(strapi, { ...program, kind: 'restore' }, () => documents.update({ documentId, data }));
}

/** Suggestions of articles that were deleted since are left out; anything else that is gone, readers would miss. */
async function refuseMissing(trx: Knex, missing: readonly Missing[]): Promise<void> {
  const reasons = await Promise.all(
    missing.map(async (item) => {
      if (item.kind === 'file') return 'A picture or file that it shows has been deleted.';
      if (item.kind === 'block') return 'It has a block that the site no longer knows.';
      if (item.field !== 'categories') return undefined;
      const title = (await findLatestVersion(trx, item.documentId))?.title;
      return title === undefined
        ? 'One of its categories has been deleted.'
        : `Its category “${title}” has been deleted.`;
    }),
  );
  const named = [...new Set(reasons.filter((reason) => reason !== undefined))];
  if (named.length > 0) throw new JobError(named.join(' '));
}

async function readDraftValue(
  strapi: Core.Strapi,
  { type: { uid }, documentId }: Pick<Target, 'type' | 'documentId'>,
  attribute: string,
): Promise<unknown> {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, select: ['id', attribute] });
  return typeof row === 'object' && row !== null ? Reflect.get(row, attribute) : undefined;
}
