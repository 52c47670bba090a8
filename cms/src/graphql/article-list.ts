import type { Core } from '@strapi/strapi';
import { askedList, MOST_PER_PAGE } from '../articles/asked-list';
import { articleCount, articlePage } from '../articles/list';
import { nearestTo } from '../articles/nearest';
import { cardAnswer } from './article';
import { storedCategoryAnswer } from './category';
import { refusal } from './refusal';
import type { ArticleList, Nearest, QueryArticlesArgs } from './resolvers.gen';

/**
 * A page of a list. Null: there is no such category.
 * @throws GraphQLError that says which pages there are
 */
export async function articleListAnswer(
  strapi: Core.Strapi,
  { category, search, page, perPage }: Required<QueryArticlesArgs>,
): Promise<ArticleList | null> {
  if (page < 1) throw refusal(`page must be a whole number from 1 on; it is ${page}.`);
  if (perPage < 1 || perPage > MOST_PER_PAGE) {
    throw refusal(`perPage must be a whole number from 1 to ${MOST_PER_PAGE}; it is ${perPage}.`);
  }
  const words = said(search);
  const asked = await askedList(strapi, { category: said(category), search: words });
  if (!asked) return null;
  const [total, cards] = await Promise.all([
    articleCount(strapi, asked.filter),
    articlePage(strapi, asked.filter, { offset: (page - 1) * perPage, limit: perPage }),
  ]);
  return {
    total,
    articles: cards.map(cardAnswer),
    category: asked.category ? storedCategoryAnswer(asked.category) : null,
    nearest: total === 0 && words !== undefined ? await nearestAnswer(strapi, words) : null,
  };
}

async function nearestAnswer(strapi: Core.Strapi, search: string): Promise<Nearest> {
  const { searches, categories } = await nearestTo(strapi, search);
  return { searches, categories: categories.map(storedCategoryAnswer) };
}

/** What is blank is not said, as in REST. */
function said(text: string | null | undefined): string | undefined {
  return text?.trim() ? text : undefined;
}
