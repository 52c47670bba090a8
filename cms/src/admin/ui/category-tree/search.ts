import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { getPath, indexById, type TreeNode } from './nodes';

/** A text as it is compared: without capitals, accents and apostrophes. */
const toPlain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .trim();

const toWords = (text: string): string[] => toPlain(text).split(/[^\p{L}\p{N}+]+/u);

/** How well a category matches: the smaller, the better; undefined: not at all. */
function rank(query: string, name: string, path: string): number | undefined {
  const plain = toPlain(name);
  if (plain === query) return 0;
  if (plain.startsWith(query)) return 1;
  const wanted = query.split(/\s+/);
  const begins = (text: string) => wanted.every((word) => toWords(text).some((one) => one.startsWith(word)));
  if (begins(name)) return 2;
  if (plain.includes(query)) return 3;
  return begins(path) ? 4 : undefined;
}

/**
 * The categories that somebody looks for, the best match first, otherwise in their order. All words must match, in the
 * name or in that of the topic.
 */
export function searchCategories(categories: readonly ListedCategory[], query: string): ListedCategory[] {
  const plain = toPlain(query);
  if (plain === '') return [];
  const byId = indexById(categories);
  return categories
    .flatMap((category) => {
      const found = rank(plain, category.name, getPath(category, byId));
      return found === undefined ? [] : [{ category, rank: found }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ category }) => category);
}

/** Whether a category has this name, however it is spelt. */
export const isNamed = ({ name }: ListedCategory, text: string): boolean => toPlain(name) === toPlain(text);

/** The part of the tree that has what was found, with the topics above it. */
export function filterNodes(nodes: readonly TreeNode[], found: readonly ListedCategory[]): TreeNode[] {
  const ids = new Set(found.map(({ id }) => id));
  return nodes.flatMap(({ category, subTopics }) => {
    const below = subTopics.filter(({ id }) => ids.has(id));
    return ids.has(category.id) || below.length > 0 ? [{ category, subTopics: below }] : [];
  });
}
