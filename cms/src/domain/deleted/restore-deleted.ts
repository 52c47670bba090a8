import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { getDialect, type Knex } from '../../platform/database/dialect';
import { lockContent } from '../../platform/database/locks/content-lock';
import { actAs, getActor } from '../../platform/strapi/actor';
import { freeSlug } from '../articles/writing/free-slug';
import { CATEGORY, findCategoryRow } from '../categories/category-row';
import { refuseTakenCategory } from '../categories/refuse-taken-category';
import { readDocument } from '../history/document-rows';
import { toRestorableInput } from '../history/restore';
import type { Missing } from '../history/snapshot/snapshot-input';
import type { VersionedType } from '../history/versioned-types';
import { findLatestVersion, readSnapshot } from '../history/versions/versions';
import { restorePlaces } from './category-places';
import { findDeleted, removeDeleted } from './deleted-entries';
import { finishRows, putRowsBack, restoreAddress } from './put-back';
import { refuseTakenValues } from './taken-values';

const BLOG = 'api::blog.blog';

/** The parts used here of Strapi's document service. */
interface Documents {
  create(params: { data: object }): Promise<unknown>;
}

export interface Restored {
  documentId: string;
  /** What it refers to and the system no longer has. */
  missing: Missing[];
  /** The address that it has instead of its old one, which another article has taken. */
  address: { now: string; before: string } | null;
}

const GONE = 'This entry has been restored already, or can no longer be restored.';

/**
 * Creates a deleted document again, with its id: an article as a draft, with the rows of members that were deleted with
 * it; other types as they were. Everything or nothing, and once.
 */
export async function restoreDeleted(
  strapi: Core.Strapi,
  type: VersionedType,
  documentId: string,
): Promise<Restored> {
  const actor = getActor(strapi);
  const dialect = getDialect(strapi);
  return actAs(strapi, { ...actor, kind: 'restore' }, async () =>
    strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      await lockContent(strapi);
      const deleted = { type: type.uid, documentId };
      const note = await findDeleted(trx, deleted);
      const version = await findLatestVersion(trx, documentId);
      const isGone = !note || version?.kind !== 'delete' || (await readDocument(strapi, type, documentId));
      if (isGone || !(await removeDeleted(trx, deleted))) throw new errors.NotFoundError(GONE);
      const snapshot = await readSnapshot(trx, version);
      const { data, missing } = await toRestorableInput(strapi, type, snapshot);
      if (type.uid === CATEGORY) await refuseTakenCategory(strapi, data);
      await refuseTakenValues(strapi, type, data);
      const address = type.uid === BLOG ? await chooseAddress(strapi, data) : null;

      if (type.uid === BLOG) await putRowsBack(trx, dialect, documentId);
      const documents: Documents = strapi.documents(type.uid);
      const createdBy = await findAccount(strapi, note.creatorId);
      await documents.create({ data: { ...data, documentId, createdBy, updatedBy: actor.id } });
      if (type.uid === BLOG) {
        await finishRows(trx, dialect, documentId);
        if (note.address !== null) await restoreAddress(trx, { documentId, slug: note.address });
      }
      const category = type.uid === CATEGORY ? await findCategoryRow(strapi, documentId) : null;
      const topic = typeof snapshot.parent === 'string' ? snapshot.parent : undefined;
      if (category) await restorePlaces(trx, dialect, { documentId, id: category.id, topic });
      if (note.createdAt !== null) await setCreationDate(strapi, trx, type, documentId, note.createdAt);
      return { documentId, missing, address };
    }),
  );
}

/** Gives the article its old slug, or one that is free. @returns both, if they differ */
async function chooseAddress(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
): Promise<Restored['address']> {
  const { slug: before } = data;
  if (typeof before !== 'string' || before === '') return null;
  const now = await freeSlug(strapi, before);
  data.slug = now;
  return now === before ? null : { now, before };
}

async function findAccount(strapi: Core.Strapi, id: number | null): Promise<number | null> {
  if (id === null) return null;
  return (await strapi.db.query('admin::user').count({ where: { id } })) > 0 ? id : null;
}

async function setCreationDate(
  strapi: Core.Strapi,
  trx: Knex,
  { uid }: VersionedType,
  documentId: string,
  createdAt: number,
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  await trx(tableName)
    .where({ document_id: documentId })
    .update({ created_at: new Date(createdAt) });
}
