import type { Core } from '@strapi/strapi';
import type { Filter } from '../../domain/articles/search-index/search/lists';
import type { ArticleCard } from '../../domain/articles/article';
import { articleCount, articlePage } from '../../domain/articles/list';
import {
  ALL_CATEGORIES,
  bannersByCategory,
  CATEGORY_PICTURES,
  DEFAULT_COLOR,
} from '../../domain/banners/banners';
import { getTopic, type StoredCategory } from '../../domain/categories/all-categories';
import { findCategory } from '../../domain/categories/find';
import { toGraphqlCard } from './article';
import { toGraphqlStoredCategory } from './category';
import { badUserInput } from '../refusal';
import type { CategoryPage } from '../resolvers.gen';

/** Articles per page of a category. */
const PER_PAGE = 20;
/** A category with fewer articles also shows others. */
const ENOUGH = 4;
const BESIDES = 8;

/**
 * A page of a category. Null when no category has or had this slug.
 * @throws GraphQLError with the valid range
 */
export async function resolveCategoryPage(
  strapi: Core.Strapi,
  { slug, page }: { slug: string; page: number },
): Promise<CategoryPage | null> {
  const category = await findCategory(strapi, slug);
  return category ? loadPage(strapi, category, page) : null;
}

/**
 * A page of all categories together.
 * @throws GraphQLError with the valid range
 */
export function resolveAllCategories(strapi: Core.Strapi, page: number): Promise<CategoryPage> {
  return loadPage(strapi, undefined, page);
}

async function loadPage(
  strapi: Core.Strapi,
  category: StoredCategory | undefined,
  page: number,
): Promise<CategoryPage> {
  if (page < 1) throw badUserInput(`page must be a whole number from 1 on; it is ${page}.`);
  const filter = { categoryId: category?.rowId };
  const [topic, banners, total, cards] = await Promise.all([
    category && getTopic(strapi, category),
    bannersByCategory(strapi, category?.slug ?? ALL_CATEGORIES),
    articleCount(strapi, filter),
    articlePage(strapi, filter, { offset: (page - 1) * PER_PAGE, limit: PER_PAGE }),
  ]);
  return {
    category: category ? toGraphqlStoredCategory(category) : null,
    topic: topic ? toGraphqlStoredCategory(topic) : null,
    headColor: banners[0]?.headColor ?? DEFAULT_COLOR,
    banners: banners.slice(0, CATEGORY_PICTURES),
    total,
    articles: cards.map(toGraphqlCard),
    besides: (await besides(strapi, topic, total, cards)).map(toGraphqlCard),
  };
}

/** The newest other articles of the topic, or of all topics when there are none at all. */
async function besides(
  strapi: Core.Strapi,
  topic: StoredCategory | undefined,
  total: number,
  own: readonly ArticleCard[],
): Promise<ArticleCard[]> {
  if (total >= ENOUGH || (total > 0 && !topic)) return [];
  const newest = (filter: Filter) => articlePage(strapi, filter, { offset: 0, limit: BESIDES + own.length });
  const ids = new Set(own.map(({ id }) => id));
  const ofTopic = topic ? await newest({ categoryId: topic.rowId }) : [];
  const others = ofTopic.filter(({ id }) => !ids.has(id)).slice(0, BESIDES);
  return total > 0 || others.length > 0 ? others : newest({});
}
