import type { Core } from '@strapi/strapi';
import { bannersByCategory, type HOME_BANNERS } from '../../domain/banners/banners';
import { shownOnPage, type HOME_PLACEMENTS } from '../../domain/categories/placement-key';
import { resolvePlacement } from './placement';
import type { HomeResolvers } from '../resolvers.gen';

type HomePlacement = (typeof HOME_PLACEMENTS)[number];
type HomeBanners = (typeof HOME_BANNERS)[number];

/** The home page's sections (C17). Each has its own resolver, so that sections that are not requested cost nothing. */
export function homeResolvers(strapi: Core.Strapi): HomeResolvers {
  const articles = (key: HomePlacement) => resolvePlacement(strapi, key, shownOnPage(key));
  const banners = (key: HomeBanners) => bannersByCategory(strapi, key);
  const firstBanner = async (key: HomeBanners) => (await banners(key))[0] ?? null;
  return {
    headlines: () => articles('scrolling-banner'),
    featured: () => articles('blog-strip'),
    grid: () => articles('random-blogs'),
    justIn: () => articles('grid-3x5'),
    firstPromotion: () => firstBanner('home-post'),
    moreTopReads: () => articles('news-list'),
    wellness: () => banners('home-vert-post'),
    secondPromotion: () => firstBanner('home-info-article'),
    inTheKnow: () => articles('featured-news'),
  };
}
