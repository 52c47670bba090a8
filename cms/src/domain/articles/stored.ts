import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const BLOG = 'api::blog.blog';

const Draft = v.nullable(v.object({ title: v.nullish(v.string()), publicationDate: v.nullish(v.unknown()) }));
const Addressed = v.nullable(v.object({ slug: v.nullish(v.string()) }));
const Addresses = v.array(v.object({ documentId: v.string(), slug: v.nullish(v.string()) }));

/** Title and publication date of an article's draft; null when there is no such article. */
export async function findDraft(strapi: Core.Strapi, documentId: string) {
  const where = { documentId, publishedAt: null };
  return v.parse(Draft, await strapi.db.query(BLOG).findOne({ where, select: ['title', 'publicationDate'] }));
}

/** The current public slug; null while the article is not published. */
export async function getPublishedSlug(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  return v.parse(Addressed, await strapi.db.query(BLOG).findOne({ where, select: ['slug'] }))?.slug ?? null;
}

/** Drafts and published articles with one of these slugs. */
export async function findArticlesBySlug(strapi: Core.Strapi, slugs: readonly string[]) {
  const slug = { $in: slugs };
  // Drafts and published articles have separate indexes of their slugs: a single query for both would read all rows.
  const where = {
    $or: [
      { slug, publishedAt: null },
      { slug, publishedAt: { $notNull: true } },
    ],
  };
  return v.parse(Addresses, await strapi.db.query(BLOG).findMany({ where, select: ['slug', 'documentId'] }));
}
