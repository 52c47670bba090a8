import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { mergeSuggestions } from './merge-suggestions';

const BLOG = 'api::blog.blog';

const Id = v.union([v.number(), v.string()]);
const Draft = v.nullable(
  v.object({ id: Id, suggestedBlogs: v.array(v.object({ id: Id, documentId: v.string() })) }),
);
const Documents = v.array(v.object({ documentId: v.string() }));

/**
 * Discards an article's changes, but keeps suggested articles that are not public yet. The published version cannot
 * contain them, so Strapi would drop them, although nobody removed them.
 */
export async function preserveUnpublishedSuggestions<T>(
  strapi: Core.Strapi,
  documentId: string,
  discard: () => Promise<T>,
): Promise<T> {
  const before = (await getDraft(strapi, documentId))?.suggestedBlogs ?? [];
  const result = await discard();
  const after = await getDraft(strapi, documentId);
  if (before.length === 0 || after === null) return result;
  const present = after.suggestedBlogs.map(({ id }) => id);
  const isPublic = await publicAmong(strapi, before);
  const merged = mergeSuggestions(
    present,
    before.map(({ id }) => id),
    (id) => isPublic.has(id),
  );
  if (merged.length > present.length) {
    const data = { suggestedBlogs: { set: merged } };
    await strapi.db.query(BLOG).update({ where: { id: after.id }, data });
  }
  return result;
}

async function getDraft(strapi: Core.Strapi, documentId: string) {
  const row: unknown = await strapi.db.query(BLOG).findOne({
    where: { documentId, publishedAt: null },
    select: ['id'],
    populate: { suggestedBlogs: { select: ['id', 'documentId'] } },
  });
  return v.parse(Draft, row);
}

/** Ids of the drafts that have a published version. */
async function publicAmong(strapi: Core.Strapi, drafts: { id: string | number; documentId: string }[]) {
  const where = {
    documentId: { $in: drafts.map(({ documentId }) => documentId) },
    publishedAt: { $notNull: true },
  };
  const rows = v.parse(Documents, await strapi.db.query(BLOG).findMany({ where, select: ['documentId'] }));
  const found = new Set(rows.map(({ documentId }) => documentId));
  return new Set(drafts.filter(({ documentId }) => found.has(documentId)).map(({ id }) => id));
}
