import type { Core } from '@strapi/strapi';
import { storedArticle, type StoredArticle } from '../articles/article';
import { populateArticle } from '../articles/populate-article';
import { withLibraryFilesInProse } from '../articles/prose-pictures';
import { isDocumentId } from '../../platform/strapi/document-id';
import { toSlug } from './stand-in';

const BLOG = 'api::blog.blog';
const isRow = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null;

/** An article's saved draft as readers would get it; undefined when there is none. */
export async function readDraft(strapi: Core.Strapi, documentId: string): Promise<StoredArticle | undefined> {
  if (!isDocumentId(documentId)) return undefined;
  const draft: unknown = await strapi.db.query(BLOG).findOne({
    where: { documentId, publishedAt: null },
    populate: { ...populateArticle(strapi), suggestedBlogs: { select: ['documentId'] } },
  });
  if (!isRow(draft)) return undefined;
  const [row] = await withLibraryFilesInProse(strapi, [
    { ...draft, slug: toSlug(draft.slug, draft.title), publishedAt: new Date() },
  ]);
  return storedArticle(row);
}
