import type { TopicWithHub } from '../categories/all-categories';
import { shownOnPage, type HOME_PLACEMENTS, type HUB_SECTIONS } from '../categories/placement-key';
import { ALL_CATEGORIES, CATEGORY_PICTURES, type HOME_BANNERS, type HUB_BANNERS } from '../banners/banners';
import { POPULAR_TOPICS } from '../preview/preview-pages';

/** A list of articles on a page of the site. */
export interface ListSection {
  kind: 'list';
  /** The placement's key. */
  key: string;
  /** As readers see it, or where it stands if it has no heading. */
  name: string;
  hint: string;
  /** The number of articles that the page shows. */
  shows: number;
  isShuffled: boolean;
}

/** The banners at one place of a page of the site. */
export interface BannerSection {
  kind: 'banners';
  type: string;
  category: string | null;
  name: string;
  hint: string;
  /** The number of banners that the page shows; null: all of them. */
  shows: number | null;
}

/** Only what is set has to match. */
export interface BannerFilter {
  type?: string;
  category?: string;
}

export type Section = ListSection | BannerSection;

/** A page of the site that consists of lists and banners. */
export interface SitePage {
  /** In addresses of the admin. */
  id: string;
  name: string;
  path: string;
  /** The document id of the hub's topic, whose newest articles fill its lists up. */
  topic: string | null;
  sections: Section[];
}

type HomeList = (typeof HOME_PLACEMENTS)[number];
type HomeBanners = (typeof HOME_BANNERS)[number];

const homeList = (key: HomeList, name: string, hint = ''): ListSection => ({
  kind: 'list',
  key,
  name,
  hint,
  shows: shownOnPage(key),
  isShuffled: key === 'random-blogs',
});

const homeBanners = (
  category: HomeBanners,
  name: string,
  shows: number | null,
  hint = '',
): BannerSection => ({ kind: 'banners', type: 'home', category, name, hint, shows });

/** The home page, in the order of the page (C17). */
export const HOME: SitePage = {
  id: 'home',
  name: 'Home page',
  path: '/',
  topic: null,
  sections: [
    homeList('scrolling-banner', 'Headlines', 'The large banner at the top shows one after the other.'),
    homeList('blog-strip', 'Featured strip', 'The small cards below the topics.'),
    homeList('random-blogs', 'A Bit of Everything', 'Shown in another order every minute.'),
    homeList('grid-3x5', 'Just In'),
    homeBanners('home-post', 'First promotion', 1),
    homeList('news-list', 'More Top Reads'),
    homeBanners('home-vert-post', 'Wellness at Every Age', null),
    homeBanners('home-info-article', 'Second promotion', 1),
    homeList('featured-news', 'In the Know'),
  ],
};

/** The pages of all topics and of all categories, besides the hubs. */
const OVERVIEWS: readonly SitePage[] = [
  {
    id: POPULAR_TOPICS,
    name: 'Popular topics',
    path: `/${POPULAR_TOPICS}`,
    topic: null,
    sections: [
      { kind: 'banners', type: POPULAR_TOPICS, category: null, name: 'Top picture', hint: '', shows: 1 },
    ],
  },
  {
    id: ALL_CATEGORIES,
    name: 'All categories',
    path: `/${ALL_CATEGORIES}`,
    topic: null,
    sections: [
      {
        kind: 'banners',
        type: 'category',
        category: ALL_CATEGORIES,
        name: 'Pictures beside the articles',
        hint: '',
        shows: CATEGORY_PICTURES,
      },
    ],
  },
];

/** The hub of a topic, in the order of the page. */
export function toHubPage({ documentId, name, slug, value, hub }: TopicWithHub): SitePage {
  const list = (section: (typeof HUB_SECTIONS)[number], heading: string): ListSection => {
    const key = `${value}-${section}`;
    return { kind: 'list', key, name: heading, hint: '', shows: shownOnPage(key), isShuffled: false };
  };
  const banners = (
    category: (typeof HUB_BANNERS)[number],
    heading: string,
    shows: number,
  ): BannerSection => ({ kind: 'banners', type: value, category, name: heading, hint: '', shows });
  return {
    id: value,
    name,
    path: `/${slug}`,
    topic: documentId,
    sections: [
      banners('banner', 'Background', 1),
      banners('explore-categories', hub.topics, 6),
      list('build-your-routine', hub.routine),
      banners('popular-product', hub.issues, 3),
      list('featured', hub.featured),
      list('brand-news', hub.carousel),
      list('latest-stories', hub.latest),
    ],
  };
}

/** By what the page finds its banners: those of the home page and of all categories by their place alone. */
export const getBannerFilter = ({ type, category }: BannerSection): BannerFilter => {
  if (category === null) return { type };
  return type === 'home' || category === ALL_CATEGORIES ? { category } : { type, category };
};

/** All pages that consist of lists and banners: the home page, the hubs, and the overviews. */
export const toSitePages = (topics: readonly TopicWithHub[]): SitePage[] => [
  HOME,
  ...topics.map(toHubPage),
  ...OVERVIEWS,
];
