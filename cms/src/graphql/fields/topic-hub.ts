import type { Core } from '@strapi/strapi';
import { findBanners } from '../../domain/banners/banners';
import type { TopicWithHub } from '../../domain/categories/all-categories';
import type { HUB_SECTIONS } from '../../domain/categories/placement-key';
import { toGraphqlStoredCategory } from './category';
import { resolvePlacement } from './placement';
import type { TopicHubResolvers } from '../resolvers.gen';

/** How many articles a hub's lists hold. */
const ARTICLES: { [S in (typeof HUB_SECTIONS)[number]]: number } = {
  'build-your-routine': 6,
  featured: 5,
  'brand-news': 6,
  'latest-stories': 6,
};

/** A hub's sections, each by itself: one that nobody asks for costs nothing. */
export function topicHubResolvers(strapi: Core.Strapi): TopicHubResolvers {
  const articles =
    (section: keyof typeof ARTICLES) =>
    ({ value }: TopicWithHub) =>
      resolvePlacement(strapi, `${value}-${section}`, ARTICLES[section]);
  const banners =
    (category: 'banner' | 'explore-categories' | 'popular-product') =>
    ({ value }: TopicWithHub) =>
      findBanners(strapi, { type: value, category });
  const backgrounds = banners('banner');
  return {
    topic: toGraphqlStoredCategory,
    headings: ({ hub: { laterAds: _ads, ...headings } }) => headings,
    laterAds: ({ hub }) => hub.laterAds,
    background: async (topic) => (await backgrounds(topic))[0]?.image ?? null,
    tiles: banners('explore-categories'),
    buildYourRoutine: articles('build-your-routine'),
    popular: banners('popular-product'),
    featured: articles('featured'),
    brandNews: articles('brand-news'),
    latestStories: articles('latest-stories'),
  };
}
