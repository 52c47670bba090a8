import type { Core } from '@strapi/strapi';
import { findRedirectedArticle } from '../redirects/redirects';
import { isPossibleSlug } from '../../platform/text/possible-slug';
import type { Article, StoredArticle } from './article';
import { getCards, findProjection } from './article-projection';
import { isDocumentId } from '../../platform/strapi/document-id';
import { previewedArticle } from './previewed-article';

/**
 * The published article at `slug`, or the one that was at this address before: the caller compares the slugs. The
 * number of SQL statements does not depend on the article's content.
 */
export async function findArticle(strapi: Core.Strapi, slug: string): Promise<Article | null> {
  if (!isPossibleSlug(slug)) return null;
  const previewed = previewedArticle.get();
  if (previewed?.slug === slug) return withSuggestions(strapi, previewed);
  const article = (await findProjection(strapi, { slug })) ?? (await movedFrom(strapi, slug));
  return article && withSuggestions(strapi, article);
}

/** The published article with this document id, without related data. */
export async function findArticleById(
  strapi: Core.Strapi,
  documentId: string,
): Promise<StoredArticle | null> {
  return isDocumentId(documentId) ? findProjection(strapi, { document_id: documentId }) : null;
}

async function movedFrom(strapi: Core.Strapi, slug: string): Promise<StoredArticle | null> {
  const documentId = await findRedirectedArticle(strapi, slug);
  return documentId === undefined ? null : findArticleById(strapi, documentId);
}

async function withSuggestions(
  strapi: Core.Strapi,
  { suggestedIds, ...article }: StoredArticle,
): Promise<Article> {
  return { ...article, suggested: await getCards(strapi, suggestedIds) };
}
