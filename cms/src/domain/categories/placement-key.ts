import { normalize } from '../../platform/shared/normalize.gen';
import { slugify } from '../../platform/shared/slug.gen';

/** The home page's lists (C17). */
export const HOME_PLACEMENTS = [
  'scrolling-banner',
  'blog-strip',
  'random-blogs',
  'grid-3x5',
  'news-list',
  'featured-news',
] as const;

/** The lists of every topic's hub: `Mental-health-featured`. */
export const HUB_SECTIONS = ['build-your-routine', 'featured', 'brand-news', 'latest-stories'] as const;

/**
 * The lowercase value of the topic with a hub list under this key; undefined when the key belongs to no hub. A topic
 * has its four lists before an editor fills them.
 */
export function getTopicValue(key: string): string | undefined {
  const section = HUB_SECTIONS.find((name) => key.endsWith(`-${name}`));
  return section && slugify(key.slice(0, -section.length));
}

/**
 * The topic's API value: `Mens-health` for "Men's Health", `LGBTQ-health` for "LGBTQ+ Health". It is the slug, with the
 * name's own capitals in the first word. A topic keeps the value of its first name (`topic-rules.ts`).
 */
export function topicValueFromName(name: string): string {
  const slug = slugify(name);
  const [firstWord = ''] = slug.split('-', 1);
  const letters = normalize('NFKD', name).replace(/[^a-z0-9]/gi, '');
  return letters.slice(0, firstWord.length) + slug.slice(firstWord.length);
}

/** The default length of a list (C4). */
export function defaultLimit(key: string): number {
  if (key === 'random-blogs') return 8;
  if (key === 'news-list' || key === 'featured-news') return 4;
  if (key === 'grid-3x5') return 15;
  return 12;
}

/** The number of articles that the home page and the hubs show of a list. */
export function shownOnPage(key: string): number {
  if (key === 'scrolling-banner' || key === 'blog-strip') return 6;
  const section = getTopicValue(key) !== undefined && HUB_SECTIONS.find((name) => key.endsWith(`-${name}`));
  if (!section) return defaultLimit(key);
  return section === 'featured' ? 5 : 6;
}
