import type { Core } from '@strapi/strapi';
import { countRead } from '../../../../platform/rate-limit/count-read';
import { allCategories } from '../../../categories/all-categories';
import { cachePerArrangement } from '../../../../platform/content-version/per-version';
import { spellingCandidates } from './spelling-candidates';
import { findTitles } from './titles';
import { matchesWithTypo } from '../words/typo';
import { splitWords } from '../../../../platform/shared/split-words.gen';
import { queryWords, hasAllPrefixes, indexWords } from '../words/words';

/** The site uses ten. */
const MOST = 10;
/** Leaves room for titles. */
const MOST_CATEGORIES = 4;

const categoryNames = cachePerArrangement(async (strapi) =>
  (await allCategories(strapi)).map(({ name }) => ({ name, words: indexWords(name) })),
);

/**
 * Category names and article titles for a search that is being typed: every typed word begins one of their words. When
 * none contains all of them, every word may have one typing mistake (C22), including words that begin other words as
 * typed.
 * @throws RateLimitExceeded
 */
export async function suggestions(strapi: Core.Strapi, typed: string): Promise<string[]> {
  const words = queryWords(typed);
  if (words.length === 0) return [];
  await countRead(strapi, 'suggestions');
  const names = await categoryNames(strapi);
  const asTyped = suggested(
    inOrder(typed, getNames(names.filter((name) => hasAllPrefixes(name.words, words)))),
    inOrder(typed, await findTitles(strapi, words)),
  );
  if (asTyped.length > 0) return asTyped;

  const titles: string[] = [];
  for (const reading of await spellingCandidates(strapi, words)) {
    if (titles.length < MOST) titles.push(...inOrder(typed, await findTitles(strapi, reading)));
  }
  return suggested(inOrder(typed, getNames(names.filter((name) => hasAllNearly(name.words, words)))), titles);
}

const suggested = (categories: string[], titles: string[]) =>
  unique([...categories.slice(0, MOST_CATEGORIES), ...titles]).slice(0, MOST);
const getNames = (categories: { name: string }[]) => unique(categories.map(({ name }) => name));

/** Whether every typed word begins one of these, with at most one mistake. */
function hasAllNearly(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((one) => words.some((word) => matchesWithTypo(one, word)));
}

/** Texts that begin as typed come first, then shorter ones, which are closer matches. */
function inOrder(typed: string, texts: readonly string[]): string[] {
  const beginning = splitWords(typed).join(' ');
  const begins = (text: string) => splitWords(text).join(' ').startsWith(beginning);
  return texts
    .map((text) => ({ text, begins: begins(text) }))
    .toSorted(
      (a, b) =>
        Number(b.begins) - Number(a.begins) || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
    )
    .map(({ text }) => text);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
