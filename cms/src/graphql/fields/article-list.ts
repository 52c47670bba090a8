import type { Core } from '@strapi/strapi';
import type { Page } from '../../domain/articles/search-index/search/page';
import { requestedList, MAX_PER_PAGE } from '../../domain/articles/requested-list';
import { articleCount, articlePage, videoPage } from '../../domain/articles/list';
import { findSearchAlternatives } from '../../domain/articles/search-alternatives';
import { toGraphqlCard } from './article';
import { toGraphqlStoredCategory } from './category';
import { badUserInput } from '../refusal';
import type { ArticleList, Nearest, QueryArticlesArgs, QueryVideoArticlesArgs } from '../resolvers.gen';

/**
 * A page of a list. Null when there is no such category.
 * @throws GraphQLError with the valid range
 */
export async function resolveArticleList(
  strapi: Core.Strapi,
  { category, search, page, perPage }: Required<QueryArticlesArgs>,
): Promise<ArticleList | null> {
  const stretch = parsePage({ page, perPage });
  const words = nonBlank(search);
  const requested = await requestedList(strapi, { category: nonBlank(category), search: words });
  if (!requested) return null;
  const [total, cards] = await Promise.all([
    articleCount(strapi, requested.filter),
    articlePage(strapi, requested.filter, stretch),
  ]);
  return {
    total,
    articles: cards.map(toGraphqlCard),
    category: requested.category ? toGraphqlStoredCategory(requested.category) : null,
    nearest: total === 0 && words !== undefined ? await findNearest(strapi, words) : null,
  };
}

/**
 * A page of the video articles.
 * @throws GraphQLError with the valid range
 */
export async function resolveVideoList(
  strapi: Core.Strapi,
  args: Required<QueryVideoArticlesArgs>,
): Promise<ArticleList> {
  const { total, articles } = await videoPage(strapi, parsePage(args));
  return { total, articles: articles.map(toGraphqlCard), category: null, nearest: null };
}

/** @throws GraphQLError with the valid range */
function parsePage({ page, perPage }: Required<QueryVideoArticlesArgs>): Page {
  if (page < 1) throw badUserInput(`page must be a whole number from 1 on; it is ${page}.`);
  if (perPage < 1 || perPage > MAX_PER_PAGE) {
    throw badUserInput(`perPage must be a whole number from 1 to ${MAX_PER_PAGE}; it is ${perPage}.`);
  }
  return { offset: (page - 1) * perPage, limit: perPage };
}

async function findNearest(strapi: Core.Strapi, search: string): Promise<Nearest> {
  const { searches, categories } = await findSearchAlternatives(strapi, search);
  return { searches, categories: categories.map(toGraphqlStoredCategory) };
}

/** Blank arguments count as missing, as in REST. */
function nonBlank(text: string | null | undefined): string | undefined {
  return text?.trim() ? text : undefined;
}
