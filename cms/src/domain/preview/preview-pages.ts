import type { Core } from '@strapi/strapi';
import { ALL_CATEGORIES } from '../banners/banners';
import { allCategories, type StoredCategory } from '../categories/all-categories';
import { getTopicValue } from '../categories/placement-key';
import type { BannerTarget, PreviewContent } from './preview-content';

/** The banner of the page of popular topics. */
const POPULAR_TOPICS = 'main-category';
const HOME = '/';

/**
 * The paths of the pages that show a previewed document, the most important first. Run it with the preview, so that a
 * category is found at its new address.
 */
export async function findPreviewPages(strapi: Core.Strapi, content: PreviewContent): Promise<string[]> {
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

/** Both addresses of a topic with a hub: the hub, and the list of its articles. */
export function categoryPages({ slug, hub }: Pick<StoredCategory, 'slug' | 'hub'>): string[] {
  return [...(hub ? [`/${slug}`] : []), `/category/${slug}`];
}

type Categories = readonly Pick<StoredCategory, 'slug' | 'value' | 'hub'>[];

export function bannerPages(categories: Categories, { type, category }: BannerTarget): string[] {
  const hub = findHub(categories, type);
  const place = categories.find(({ slug }) => slug === category);
  const pages = [
    ...(hub ? [`/${hub.slug}`] : []),
    ...(type === POPULAR_TOPICS ? [`/${POPULAR_TOPICS}`] : []),
    ...(category === ALL_CATEGORIES ? [`/${ALL_CATEGORIES}`] : []),
    ...(place ? [`/category/${place.slug}`] : []),
  ];
  return pages.length > 0 ? pages : [HOME];
}

export function placementPages(categories: Categories, key: string): string[] {
  const hub = findHub(categories, getTopicValue(key));
  return [hub ? `/${hub.slug}` : HOME];
}

const findHub = (categories: Categories, topicValue: string | undefined) =>
  categories.find(({ value, hub }) => hub && value?.toLowerCase() === topicValue?.toLowerCase());
