import type { Core } from '@strapi/strapi';
import { createArticleList } from './search-index/search/lists';
import { spellingCandidates } from './search-index/search/spelling-candidates';
import { matchesWithTypo } from './search-index/words/typo';
import { queryWords, indexWords } from './search-index/words/words';
import { allCategories, type StoredCategory } from '../categories/all-categories';
import { topicsBySize } from './by-topic';

const MOST_SEARCHES = 3;
const CATEGORIES = 6;
/** Every word that is searched separately costs several statements. */
const MOST_WORDS = 6;
/** Shorter words begin too many unrelated category names. */
const MIN_LENGTH = 4;

/** Suggestions for a search without results. */
interface SearchAlternatives {
  /** Each of them has results; the likeliest first. */
  searches: string[];
  categories: StoredCategory[];
}

export async function findSearchAlternatives(
  strapi: Core.Strapi,
  search: string,
): Promise<SearchAlternatives> {
  const words = queryWords(search);
  return {
    searches: await searchesNear(strapi, words),
    categories: await categoriesNear(strapi, words),
  };
}

/** The words as typed or as they may have been meant; when the combination finds nothing, each word separately. */
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

/** The first `most` of them that find articles. */
async function finding(strapi: Core.Strapi, readings: readonly string[][], most: number): Promise<string[]> {
  const found: string[] = [];
  for (const words of readings) {
    if (found.length === most) break;
    const search = words.join(' ');
    if ((await createArticleList(strapi, { search }).total()) > 0) found.push(search);
  }
  return found;
}

/** The categories with most of the words in their names, then the largest topics. */
async function categoriesNear(strapi: Core.Strapi, words: readonly string[]): Promise<StoredCategory[]> {
  const longWords = words.filter((word) => word.length >= MIN_LENGTH);
  const near = (await allCategories(strapi))
    .map((category) => ({ category, has: countNear(indexWords(category.name), longWords) }))
    .filter(({ has }) => has > 0)
    .toSorted((a, b) => b.has - a.has || a.category.name.length - b.category.name.length)
    .map(({ category }) => category);
  return [...new Set([...near, ...(await topicsBySize(strapi))])].slice(0, CATEGORIES);
}

/** How many of the typed words begin a word of the name, with at most one mistake. */
function countNear(name: readonly string[], typed: readonly string[]): number {
  return typed.filter((one) => name.some((word) => matchesWithTypo(one, word))).length;
}
