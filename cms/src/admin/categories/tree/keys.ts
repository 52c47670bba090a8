import type { TreeRow } from '../../ui/category-tree/nodes';

/** What a key does in a tree, as the pattern of WAI-ARIA for trees describes it. */
export type TreeMove =
  /** The row to go to. */
  { kind: 'go'; id: number } | { kind: 'expand' | 'collapse'; id: number };

/**
 * @param activeId the row that has the focus
 * @returns undefined if the key does nothing here
 */
export function moveInTree(rows: readonly TreeRow[], activeId: number, key: string): TreeMove | undefined {
  const index = rows.findIndex(({ category }) => category.id === activeId);
  const row = rows[index];
  if (!row) return undefined;
  const go = (target: TreeRow | undefined): TreeMove | undefined =>
    target && target !== row ? { kind: 'go', id: target.category.id } : undefined;
  switch (key) {
    case 'ArrowDown':
      return go(rows[index + 1]);
    case 'ArrowUp':
      return go(rows[index - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (row.isExpanded === undefined) return undefined;
      return row.isExpanded ? go(rows[index + 1]) : { kind: 'expand', id: activeId };
    case 'ArrowLeft':
      if (row.isExpanded) return { kind: 'collapse', id: activeId };
      return row.level === 2 ? go(rows.slice(0, index).findLast(({ level }) => level === 1)) : undefined;
    default:
      return undefined;
  }
}

/** The next row whose name begins with what was typed; a repeated letter goes from one to the next. */
export function findTyped(rows: readonly TreeRow[], activeId: number, typed: string): number | undefined {
  const index = rows.findIndex(({ category }) => category.id === activeId);
  const isRepeated = typed === (typed[0] ?? '').repeat(typed.length);
  const wanted = (isRepeated ? (typed[0] ?? '') : typed).toLowerCase();
  // A longer text may still be that of the active row.
  const first = isRepeated ? index + 1 : index;
  const inOrder = [...rows.slice(first), ...rows.slice(0, first)];
  return inOrder.find(({ category }) => category.name.toLowerCase().startsWith(wanted))?.category.id;
}
