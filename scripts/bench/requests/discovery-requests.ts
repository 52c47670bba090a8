import { COMMON_WORDS, RARE_WORDS, TITLES_PER_RARE_WORD } from '../articles.ts';
import { getField, MAX_SEARCH_RESULTS, getTypedPrefix } from './read-requests.ts';
import { siteOperation } from '../site-operation.ts';

/** The requests of a reader who looks for something, with their titles in the table. */
export const DISCOVERY = {
  hub: 'hub',
  category: 'category page of a topic',
  subTopic: 'category page of a sub-topic',
  list: 'blog list, pages 1 and 2',
  deepList: 'blog list, deep pages',
  videos: 'videos, pages 1 and 2',
  rareSearch: 'search page, a rare word',
  commonSearch: 'search page, a common word',
  suggestions: 'suggestions',
} as const;
export type DiscoveryTitle = (typeof DISCOVERY)[keyof typeof DISCOVERY];

export interface DiscoveryRequest {
  title: DiscoveryTitle;
  /**
   * At least two paths, requested in rotation, so that a site that caches a single page renders each one again. No two
   * of them send the CMS the same query, as `/blog-list` and `/category` would, because the site caches query results
   * too.
   */
  paths: string[];
  /** Whether this text is the right response for the path. */
  right: (text: string, path: string) => boolean;
}

/** Slugs of the categories that have articles. */
export interface CategorySlugs {
  topics: string[];
  subTopics: string[];
}

const PER_LIST_PAGE = 30;
const PER_CATEGORY_PAGE = 20;
/** Every sixth article reuses the layout of the one demonstration article that is a video. */
const PER_VIDEO_PAGE = 24;
/** The lists of a hub may share articles, because each is filled up with the newest articles of the topic. */
const HUB = { sections: 6, articles: 6 };

/** @param articles number of published articles */
export function getDiscoveryRequests(
  articles: number,
  { topics, subTopics }: CategorySlugs,
): DiscoveryRequest[] {
  const counted = (count: number): string => `${count.toLocaleString('en')} articles`;
  const lists =
    (least: number, most = least) =>
    (html: string, path: string): boolean => {
      const found = countArticleLinks(html);
      return getCanonicalPath(html) === path && found >= least && found <= most;
    };
  const isList =
    (count = articles) =>
    (html: string, path: string): boolean =>
      lists(PER_LIST_PAGE)(html, path) && html.includes(counted(count));
  const deep = Math.min(50, Math.floor(articles / PER_LIST_PAGE));
  return [
    {
      title: DISCOVERY.hub,
      paths: topics.map((slug) => `/${slug}`),
      right: (html, path) =>
        lists(HUB.articles, Infinity)(html, path) && [...html.matchAll(/<h2\b/g)].length >= HUB.sections,
    },
    {
      title: DISCOVERY.category,
      paths: topics.map((slug) => `/category/${slug}`),
      right: lists(PER_CATEGORY_PAGE),
    },
    {
      title: DISCOVERY.subTopic,
      paths: some(60, subTopics).map((slug) => `/category/${slug}`),
      right: lists(1, PER_CATEGORY_PAGE),
    },
    { title: DISCOVERY.list, paths: ['/blog-list', '/blog-list?page=2'], right: isList() },
    {
      title: DISCOVERY.deepList,
      paths: [deep - 1, deep].map((page) => `/blog-list?page=${page}`),
      right: isList(),
    },
    {
      title: DISCOVERY.videos,
      paths: ['/related-videos', '/related-videos?page=2'],
      right: lists(PER_VIDEO_PAGE),
    },
    {
      title: DISCOVERY.rareSearch,
      paths: RARE_WORDS.map((word) => `/search/${word}`),
      right: lists(TITLES_PER_RARE_WORD),
    },
    {
      title: DISCOVERY.commonSearch,
      paths: COMMON_WORDS.map((word) => `/search/${word}`),
      right: isList(Math.min(articles, MAX_SEARCH_RESULTS)),
    },
    {
      title: DISCOVERY.suggestions,
      paths: Array.from({ length: 200 }, (_, at) =>
        siteOperation('Suggestions', { search: getTypedPrefix(at) }),
      ),
      right: suggests,
    },
  ];
}

/** `count` evenly spaced elements. */
const some = (count: number, all: string[]): string[] =>
  all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

function suggests(text: string): boolean {
  const found = getField(getField(JSON.parse(text), 'data'), 'suggestions');
  return Array.isArray(found) && found.length > 0 && found.length <= 10;
}

/** The number of articles that a page links to. */
function countArticleLinks(html: string): number {
  return new Set(html.match(/href="\/blog\/[^"]+"/g)).size;
}

/** Path and query of a page's canonical URL. */
function getCanonicalPath(html: string): string | undefined {
  const [, href] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  if (href === undefined) return undefined;
  const { pathname, search } = new URL(href);
  return pathname + search;
}
