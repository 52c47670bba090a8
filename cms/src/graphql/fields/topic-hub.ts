import type { Core } from '@strapi/strapi';
import { findBanners, type HUB_BANNERS } from '../../domain/banners/banners';
import type { TopicWithHub } from '../../domain/categories/all-categories';
import { shownOnPage, type HUB_SECTIONS } from '../../domain/categories/placement-key';
import { toGraphqlStoredCategory } from './category';
import { resolvePlacement } from './placement';
import type { TopicHubResolvers } from '../resolvers.gen';

/** A hub's sections. Each has its own resolver, so that sections that are not requested cost nothing. */
export function topicHubResolvers(strapi: Core.Strapi): TopicHubResolvers {
  const articles =
    (section: (typeof HUB_SECTIONS)[number]) =>
    ({ value }: TopicWithHub) => {
      const key = `${value}-${section}`;
      return resolvePlacement(strapi, key, shownOnPage(key));
    };
  const banners =
    (category: (typeof HUB_BANNERS)[number]) =>
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
