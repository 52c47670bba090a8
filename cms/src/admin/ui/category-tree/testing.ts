import type { ListedCategory } from '../../../domain/category-tree/listed-category';

/** Sleep with Insomnia and Naps, Children's Health with Naps, Aging without anything, and one without its topic. */
export const CATEGORIES: readonly ListedCategory[] = [
  toCategory(1, 'Sleep'),
  toCategory(2, 'Children’s Health'),
  toCategory(3, 'Aging'),
  toCategory(11, 'Insomnia', 1),
  toCategory(12, 'Naps', 1),
  toCategory(21, 'Naps', 2),
  toCategory(22, 'Sleep Training', 2),
  toCategory(91, 'Café Culture', 9),
];

export function toCategory(id: number, name: string, parentId: number | null = null): ListedCategory {
  const kind = parentId === null ? 'topic' : 'sub-topic';
  return {
    id,
    documentId: `d${id}`,
    name,
    kind,
    parentId,
    articles: id,
    drafts: 0,
    isReadable: true,
  };
}
