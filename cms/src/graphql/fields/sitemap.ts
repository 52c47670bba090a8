import type { Core } from '@strapi/strapi';
import { articleCounts } from '../../domain/articles/by-topic';
import { isDocumentId } from '../../platform/strapi/document-id';
import { sitemapArticles } from '../../domain/articles/sitemap';
import { allCategories } from '../../domain/categories/all-categories';
import { toGraphqlStoredCategory } from './category';
import { badUserInput } from '../refusal';
import type { Category, QuerySitemapArticlesArgs, SitemapArticles } from '../resolvers.gen';

/** A response of about 600 KB. */
const MOST = 10_000;

/** @throws GraphQLError with the valid values */
export async function resolveSitemapArticles(
  strapi: Core.Strapi,
  { after, first }: Required<QuerySitemapArticlesArgs>,
): Promise<SitemapArticles> {
  if (first < 1 || first > MOST)
    throw badUserInput(`first must be a whole number from 1 to ${MOST}; it is ${first}.`);
  // Undefined when it is omitted.
  const from = after ?? null;
  if (from !== null && !isDocumentId(from)) throw badUserInput('after must be the id of an article.');
  const articles = await sitemapArticles(strapi, { after: from, first });
  return {
    slugs: articles.map(({ slug }) => slug),
    updatedAt: articles.map(({ updatedAt }) => updatedAt),
    next: articles.length === first ? (articles.at(-1)?.id ?? null) : null,
  };
}

/** Read from the categories cached per content version. */
export async function resolveSitemapCategories(strapi: Core.Strapi): Promise<Category[]> {
  const [categories, counts] = await Promise.all([allCategories(strapi), articleCounts(strapi)]);
  return categories
    .filter(({ kind, rowId }) => kind === 'topic' || (counts.get(rowId) ?? 0) > 0)
    .map(toGraphqlStoredCategory);
}
