import type { Core } from '@strapi/strapi';
import { ALL_CATEGORIES, HOME_BANNERS, HUB_BANNERS } from '../banners/banners';
import { allCategories, type StoredCategory } from '../categories/all-categories';
import { categoryPages } from '../categories/category-pages';
import { getTopicValue, HOME_PLACEMENTS } from '../categories/placement-key';
import type { BannerTarget, PreviewContent } from './preview-content';

/** The banner of the page of popular topics. */
export const POPULAR_TOPICS = 'main-category';
const HOME = '/';

/**
 * The paths of the pages that show a previewed document, the most important first; the home page if none does. Run it
 * with the preview, so that a category is found at its new address.
 */
export async function findPreviewPages(strapi: Core.Strapi, content: PreviewContent): Promise<string[]> {
  const pages = await findPages(strapi, content);
  return pages.length > 0 ? pages : [HOME];
}

/** Whether a page of the site has a place for it. Run it with the preview. */
export async function hasPage(strapi: Core.Strapi, content: PreviewContent): Promise<boolean> {
  return (await findPages(strapi, content)).length > 0;
}

async function findPages(strapi: Core.Strapi, content: PreviewContent): Promise<string[]> {
  switch (content.type) {
    case 'api::blog.blog':
      return [`/blog/${content.article.slug}`];
    case 'api::banner.banner':
      return bannerPages(await allCategories(strapi), content.target);
    case 'api::placement.placement':
      return placementPages(await allCategories(strapi), content.placement.key);
    case 'api::category.category':
      return categoryPages(content.category);
  }
}

type Categories = readonly Pick<StoredCategory, 'slug' | 'value' | 'hub'>[];

export function bannerPages(categories: Categories, { type, category }: BannerTarget): string[] {
  const hub = HUB_BANNERS.some((name) => name === category) ? findHub(categories, type) : undefined;
  const place = categories.find(({ slug }) => slug === category);
  return [
    ...(hub ? [`/${hub.slug}`] : []),
    ...(type === POPULAR_TOPICS ? [`/${POPULAR_TOPICS}`] : []),
    ...(category === ALL_CATEGORIES ? [`/${ALL_CATEGORIES}`] : []),
    ...(place ? [`/category/${place.slug}`] : []),
    ...(HOME_BANNERS.some((name) => name === category) ? [HOME] : []),
  ];
}

export function placementPages(categories: Categories, key: string): string[] {
  const hub = findHub(categories, getTopicValue(key));
  if (hub) return [`/${hub.slug}`];
  return HOME_PLACEMENTS.some((name) => name === key) ? [HOME] : [];
}

const findHub = (categories: Categories, topicValue: string | undefined) =>
  categories.find(({ value, hub }) => hub && value?.toLowerCase() === topicValue?.toLowerCase());
