import type { Core } from '@strapi/strapi';
import { articleCount, articlePage } from '../articles/list';
import { bannersByCategory, CATEGORY_PICTURES, DEFAULT_COLOR } from '../banners/banners';
import { categoryAt, topicOf } from '../categories/all-categories';
import { cardAnswer } from './article';
import { storedCategoryAnswer } from './category';
import type { CategoryPage } from './resolvers.gen';

/** Document 2, section 9. */
const PER_PAGE = 20;

/** The page of a category. Null: none has this slug. */
export async function categoryPageAnswer(strapi: Core.Strapi, slug: string): Promise<CategoryPage | null> {
  const category = await categoryAt(strapi, slug);
  if (!category) return null;
  const filter = { categoryId: category.rowId };
  const [topic, banners, total, cards] = await Promise.all([
    topicOf(strapi, category),
    bannersByCategory(strapi, slug),
    articleCount(strapi, filter),
    articlePage(strapi, filter, { offset: 0, limit: PER_PAGE }),
  ]);
  return {
    category: storedCategoryAnswer(category),
    topic: topic ? storedCategoryAnswer(topic) : null,
    headColor: banners[0]?.headColor ?? DEFAULT_COLOR,
    banners: banners.slice(0, CATEGORY_PICTURES),
    total,
    articles: cards.map(cardAnswer),
  };
}
