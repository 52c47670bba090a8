import type { Core } from '@strapi/strapi';
import { populateContent } from '../populate/populate';
import { articleMovedFrom } from '../redirects/redirects';
import { articleOf, type Article } from './article';
import { isDocumentId } from './published';
import { cardsOf } from './card-rows';

const BLOG = 'api::blog.blog';
/** What no address has need not reach the database, which takes no NUL. */
const ADDRESS = /^[\w-]{1,255}$/;

/**
 * The published article at `slug`, or the one that had this address before: the caller compares the slugs.
 * The number of SQL statements depends on the block types there are, not on the blocks an article has.
 */
export async function findArticle(strapi: Core.Strapi, slug: string): Promise<Article | null> {
  if (!ADDRESS.test(slug)) return null;
  const found = await findPublished(strapi, { slug });
  if (found) return found;
  const documentId = await articleMovedFrom(strapi, slug);
  return documentId ? findPublished(strapi, { documentId }) : null;
}

/** The published article with this document id. */
export function findArticleById(strapi: Core.Strapi, documentId: string): Promise<Article | null> {
  return isDocumentId(documentId) ? findPublished(strapi, { documentId }) : Promise.resolve(null);
}

async function findPublished(
  strapi: Core.Strapi,
  where: { slug: string } | { documentId: string },
): Promise<Article | null> {
  const row: unknown = await strapi.db.query(BLOG).findOne({
    where: { ...where, publishedAt: { $notNull: true } },
    populate: {
      ...populateContent(strapi, BLOG),
      categories: true,
      faqs: true,
      suggestedBlogs: { where: { publishedAt: { $notNull: true } }, select: ['documentId'] },
    },
  });
  return row ? articleOf(row, (ids) => cardsOf(strapi, ids)) : null;
}
