import type { ListedCategory } from '../../../domain/category-tree/listed-category';

/** A category of the first level with those below it. */
export interface TreeNode {
  category: ListedCategory;
  subTopics: ListedCategory[];
}

/** A line of the tree as it is shown, with what screen readers say of its place. */
export interface TreeRow {
  category: ListedCategory;
  level: 1 | 2;
  /** Its place among its neighbours, from 1, and how many these are. */
  position: number;
  size: number;
  /** Undefined: there is nothing below it. */
  isExpanded: boolean | undefined;
}

/** Sub-topics whose topic is missing come last, beside the topics. */
export function toNodes(categories: readonly ListedCategory[]): TreeNode[] {
  const ids = new Set(categories.map(({ id }) => id));
  const below = new Map<number, ListedCategory[]>();
  for (const category of categories) {
    const { parentId } = category;
    if (parentId === null || !ids.has(parentId)) continue;
    below.set(parentId, [...(below.get(parentId) ?? []), category]);
  }
  return categories
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .map((category) => ({ category, subTopics: below.get(category.id) ?? [] }));
}

/** The lines that are shown while these topics are open. */
export function toRows(nodes: readonly TreeNode[], expanded: ReadonlySet<number>): TreeRow[] {
  return nodes.flatMap(({ category, subTopics }, index) => {
    const isExpanded = expanded.has(category.id);
    const row: TreeRow = {
      category,
      level: 1,
      position: index + 1,
      size: nodes.length,
      isExpanded: subTopics.length > 0 ? isExpanded : undefined,
    };
    const below = subTopics.map((subTopic, at): TreeRow => ({
      category: subTopic,
      level: 2,
      position: at + 1,
      size: subTopics.length,
      isExpanded: undefined,
    }));
    return isExpanded ? [row, ...below] : [row];
  });
}

/** The name with that of its topic, by which categories of the same name differ: `Sleep › Naps`. */
export function getPath(
  { name, parentId }: ListedCategory,
  byId: ReadonlyMap<number, ListedCategory>,
): string {
  const topic = parentId === null ? undefined : byId.get(parentId);
  return topic ? `${topic.name} › ${name}` : name;
}

export const indexById = (categories: readonly ListedCategory[]): Map<number, ListedCategory> =>
  new Map(categories.map((category) => [category.id, category]));
