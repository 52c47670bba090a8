import type { Core } from '@strapi/strapi';
import { bannersByCategory } from '../../domain/banners/banners';
import { defaultLimit, type HOME_PLACEMENTS } from '../../domain/categories/placement-key';
import { resolvePlacement } from './placement';
import type { HomeResolvers } from '../resolvers.gen';

type HomePlacement = (typeof HOME_PLACEMENTS)[number];
type HomeBanners = 'home-post' | 'home-vert-post' | 'home-info-article';

/** The number of articles in each of the two rotating sections. */
const ROTATING = 6;

/** The home page's sections (C17). Each has its own resolver, so that sections that are not requested cost nothing. */
export function homeResolvers(strapi: Core.Strapi): HomeResolvers {
  const articles = (key: HomePlacement, limit = defaultLimit(key)) => resolvePlacement(strapi, key, limit);
  const banners = (key: HomeBanners) => bannersByCategory(strapi, key);
  const firstBanner = async (key: HomeBanners) => (await banners(key))[0] ?? null;
  return {
    headlines: () => articles('scrolling-banner', ROTATING),
    featured: () => articles('blog-strip', ROTATING),
    grid: () => articles('random-blogs'),
    justIn: () => articles('grid-3x5'),
    firstPromotion: () => firstBanner('home-post'),
    moreTopReads: () => articles('news-list'),
    wellness: () => banners('home-vert-post'),
    secondPromotion: () => firstBanner('home-info-article'),
    inTheKnow: () => articles('featured-news'),
  };
}
