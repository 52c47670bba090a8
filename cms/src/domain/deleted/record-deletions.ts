import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect, type Knex } from '../../platform/database/dialect';
import { Timestamp } from '../../platform/database/rows/timestamp';
import { toRows } from '../../platform/database/rows/rows';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { getPublishedSlug } from '../articles/stored';
import { CATEGORY } from '../categories/category-row';
import { findVersionedType, type VersionedType } from '../history/versioned-types';
import { keepPlaces } from './category-places';
import { toTitleKey } from './deleted-entries';
import { DELETED, KEPT } from './tables';

const BLOG = 'api::blog.blog';

/**
 * Notes each deletion of a versioned document in its transaction, with what a restore needs and no version has.
 * Triggers keep the rows that go with it (`keep-rows.ts`).
 */
export function recordDeletions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = findVersionedType(context.uid);
    const { action, params }: DocumentWrite = context;
    const { documentId } = params;
    if (!type || action !== 'delete' || documentId === undefined) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      const entry = await describe(strapi, type, documentId);
      if (type.uid === CATEGORY) await keepPlaces(trx, getDialect(strapi), documentId);
      const result = await next();
      if (entry) {
        const counts = await countKept(trx, documentId);
        await trx(DELETED)
          .insert({ ...entry, ...counts })
          .onConflict('document_id')
          .merge();
      }
      return result;
    });
  });
}

const Row = v.looseObject({
  createdAt: v.nullish(Timestamp, null),
  createdBy: v.nullish(v.object({ id: v.number() }), null),
});

async function describe(strapi: Core.Strapi, { uid, title, hasDrafts }: VersionedType, documentId: string) {
  const row: unknown = await strapi.db.query(uid).findOne({
    where: hasDrafts ? { documentId, publishedAt: null } : { documentId },
    select: ['id', 'createdAt', title],
    populate: { createdBy: { select: ['id'] } },
  });
  if (row === null) return undefined;
  const { createdAt, createdBy, ...values } = v.parse(Row, row);
  const name: unknown = values[title];
  return {
    document_id: documentId,
    type: uid,
    title_key: toTitleKey(typeof name === 'string' ? name : ''),
    created_by_id: createdBy?.id ?? null,
    created_at: createdAt === null ? null : Date.parse(createdAt),
    address: uid === BLOG ? await getPublishedSlug(strapi, documentId) : null,
    deleted_at: Date.now(),
  };
}

const Counted = v.object({
  source: v.string(),
  count: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
});

async function countKept(trx: Knex, documentId: string) {
  const rows = toRows(
    await trx.raw(`SELECT source, count(*) AS count FROM ${KEPT} WHERE document_id = ? GROUP BY source`, [
      documentId,
    ]),
  ).map((row) => v.parse(Counted, row));
  const count = (table: string) => rows.find(({ source }) => source === table)?.count ?? 0;
  return { comments: count('comments'), ratings: count('ratings'), saves: count('saved_blogs') };
}
