import type { Core } from '@strapi/strapi';
import type { Knex } from '../../../platform/database/dialect';
import { lockContent } from '../../../platform/database/locks/content-lock';
import { getActor } from '../../../platform/strapi/actor';
import { isAllowedFor, type Ability } from '../../../platform/strapi/document-rights';
import { findDeleted } from '../../deleted/deleted-entries';
import { isVisibleDeleted, mayRestore } from '../../deleted/deleted-rights';
import { restoreDeleted } from '../../deleted/restore-deleted';
import { findVersionedType, type VersionedType } from '../../history/versioned-types';
import { findLatestVersion, findPublishedVersion } from '../../history/versions/versions';
import { publishVersion } from '../../schedule/publish-version';
import { explainFailure, type RowResult } from './for-each-article';

const BLOG = 'api::blog.blog';

/**
 * Restores deleted articles as they were: also for readers, if they got them, in the version that they got. What was
 * scheduled stays cancelled.
 */
export async function undoDeletion(
  strapi: Core.Strapi,
  ability: Ability,
  documentIds: readonly string[],
): Promise<RowResult[]> {
  const type = findVersionedType(BLOG);
  if (!type) throw new Error('Articles have no versions.');
  const results: RowResult[] = [];
  for (const documentId of new Set(documentIds)) {
    const isAllowed =
      (await isVisibleDeleted(strapi, ability, type, documentId)) &&
      (await mayRestore(strapi, ability, type, documentId));
    const latest = isAllowed ? await findLatestVersion(strapi.db.connection, documentId) : undefined;
    results.push({
      documentId,
      title: latest?.type === BLOG ? latest.title : 'A deleted article',
      ...(isAllowed ? await undoOne(strapi, ability, type, documentId) : NOT_ALLOWED),
    });
  }
  return results;
}

const refuse = (message: string) => ({ outcome: 'refused' as const, message });
const NOT_ALLOWED = refuse('It cannot be restored any more, or your role does not allow it.');

async function undoOne(
  strapi: Core.Strapi,
  ability: Ability,
  type: VersionedType,
  documentId: string,
): Promise<Pick<RowResult, 'outcome' | 'message'>> {
  const wasPublic = await wasPublished(strapi, documentId);
  try {
    await restoreDeleted(strapi, type, documentId);
  } catch (error) {
    return refuse(explainFailure(strapi, documentId, error));
  }
  if (!wasPublic) return { outcome: 'done', message: '' };
  if (!(await isAllowedFor(strapi, ability, 'publish', BLOG, documentId)))
    return { outcome: 'done', message: 'It is a draft now: your role does not allow publishing it.' };
  try {
    await publishAgain(strapi, type, documentId);
    return { outcome: 'done', message: '' };
  } catch (error) {
    return { outcome: 'done', message: `It is a draft now. ${explainFailure(strapi, documentId, error)}` };
  }
}

/** Whether readers got the article when it was deleted: then its address was noted. */
async function wasPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const note = await findDeleted(strapi.db.connection, { type: BLOG, documentId });
  return note !== undefined && note.address !== null;
}

async function publishAgain(strapi: Core.Strapi, type: VersionedType, documentId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    await lockContent(strapi);
    const live = await findPublishedVersion(trx, documentId);
    if (live)
      await publishVersion(strapi, trx, { type, documentId, edition: live.edition }, getActor(strapi));
  });
}
