import type { Core } from '@strapi/strapi';
import { getList } from './search-index/search/lists';
import { spellingCandidates } from './search-index/search/spelling-candidates';
import { isNearly } from './search-index/words/typo';
import { queryWords, indexWords } from './search-index/words/words';
import { allCategories, type StoredCategory } from '../categories/all-categories';
import { topicsBySize } from './by-topic';

const MOST_SEARCHES = 3;
const CATEGORIES = 6;
/** Each word that is looked for by itself costs some statements. */
const MOST_WORDS = 6;
/** Shorter ones begin too many names of categories that have nothing to do with them. */
const TELLING = 4;

/** What to offer who searched and found nothing. */
export interface Nearest {
  /** Each finds something; the likeliest first. */
  searches: string[];
  categories: StoredCategory[];
}

export async function nearestTo(strapi: Core.Strapi, search: string): Promise<Nearest> {
  const words = queryWords(search);
  return {
    searches: await searchesNear(strapi, words),
    categories: await categoriesNear(strapi, words),
  };
}

/** The words as they stand or as they may have been meant; where they find nothing together, one by one. */
async function searchesNear(strapi: Core.Strapi, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const together = await finding(strapi, await spellingCandidates(strapi, words), MOST_SEARCHES);
  if (together.length > 0) return together;
  const alone: string[] = [];
  for (const word of words.slice(0, MOST_WORDS)) {
    if (alone.length < MOST_SEARCHES) {
      alone.push(...(await finding(strapi, await spellingCandidates(strapi, [word]), 1)));
    }
  }
  return [...new Set(alone)];
}

/** Those that find articles, `most` of them. */
async function finding(strapi: Core.Strapi, readings: readonly string[][], most: number): Promise<string[]> {
  const found: string[] = [];
  for (const words of readings) {
    if (found.length === most) break;
    const search = words.join(' ');
    if ((await getList(strapi, { search }).total()) > 0) found.push(search);
  }
  return found;
}

/** Those that have most of the words in their names, then the largest topics. */
async function categoriesNear(strapi: Core.Strapi, words: readonly string[]): Promise<StoredCategory[]> {
  const telling = words.filter((word) => word.length >= TELLING);
  const near = (await allCategories(strapi))
    .map((category) => ({ category, has: countNear(indexWords(category.name), telling) }))
    .filter(({ has }) => has > 0)
    .toSorted((a, b) => b.has - a.has || a.category.name.length - b.category.name.length)
    .map(({ category }) => category);
  return [...new Set([...near, ...(await topicsBySize(strapi))])].slice(0, CATEGORIES);
}

/** How many of the words typed begin one of the name's, with one mistake or none. */
function countNear(name: readonly string[], typed: readonly string[]): number {
  return typed.filter((one) => name.some((word) => isNearly(one, word))).length;
}
