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

/** Sub-topics without a topic, and those that belong to another sub-topic, come last, beside the topics. */
export function toNodes(categories: readonly ListedCategory[]): TreeNode[] {
  const topics = new Set(categories.filter(({ kind }) => kind === 'topic').map(({ id }) => id));
  const isBelow = ({ parentId }: ListedCategory): boolean => parentId !== null && topics.has(parentId);
  const nodes = categories
    .filter((category) => !isBelow(category))
    .map((category): TreeNode => ({ category, subTopics: [] }));
  const byId = new Map(nodes.map((node) => [node.category.id, node]));
  for (const category of categories.filter(isBelow))
    byId.get(category.parentId ?? category.id)?.subTopics.push(category);
  return nodes;
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

/** The row id of a topic, or of the topic of a sub-topic; undefined if it has none. */
export function getTopicId(
  { id, kind, parentId }: ListedCategory,
  byId: ReadonlyMap<number, ListedCategory>,
): number | undefined {
  if (kind === 'topic') return id;
  return parentId !== null && byId.get(parentId)?.kind === 'topic' ? parentId : undefined;
}

export const indexById = (categories: readonly ListedCategory[]): Map<number, ListedCategory> =>
  new Map(categories.map((category) => [category.id, category]));
