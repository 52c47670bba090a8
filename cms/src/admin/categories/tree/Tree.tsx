import { ChevronDown, ChevronRight } from '@strapi/icons';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { findTyped, moveInTree } from './keys';
import { toRows, type TreeNode, type TreeRow } from '../../ui/category-tree/nodes';
import { Expander, Lines, Line } from './styles';
import { TypeAhead } from './type-ahead';

interface Props {
  label: string;
  nodes: readonly TreeNode[];
  /** The open topics, by row id. */
  expanded: ReadonlySet<number>;
  onExpand: (id: number, isExpanded: boolean) => void;
  /** The row that Tab leads to; the first one if it is not shown. */
  activeId: number | undefined;
  onActive: (id: number) => void;
  /** Omitted: nothing is checked in this tree. */
  isChecked?: (category: ListedCategory) => boolean;
  /** A click, Space or Enter. */
  onPick: (category: ListedCategory) => void;
  children: (row: TreeRow) => ReactNode;
}

/** Topics with their sub-topics, by the WAI-ARIA pattern for trees. One row is in the order of Tab. */
export function Tree({
  label,
  nodes,
  expanded,
  onExpand,
  activeId,
  onActive,
  isChecked,
  onPick,
  children,
}: Props) {
  const tree = useRef<HTMLDivElement>(null);
  const [typeAhead] = useState(() => new TypeAhead());
  const rows = toRows(nodes, expanded);
  const active = rows.find(({ category }) => category.id === activeId) ?? rows[0];

  const go = (target: number) => {
    onActive(target);
    tree.current?.querySelector<HTMLElement>(`[data-category="${target}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveInTree(rows, active.category.id, event.key);
    const isPick = event.key === 'Enter' || (event.key === ' ' && !typeAhead.isTyping(event.timeStamp));
    const typed = !isPick && event.key.length === 1 ? typeAhead.add(event.key, event.timeStamp) : undefined;
    if (move?.kind === 'go') go(move.id);
    else if (move) onExpand(move.id, move.kind === 'expand');
    else if (isPick) onPick(active.category);
    else if (typed !== undefined) {
      const found = findTyped(rows, active.category.id, typed);
      if (found !== undefined) go(found);
    } else if (!isTreeKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Lines ref={tree} role="tree" aria-label={label} onKeyDown={press}>
      {rows.map((row) => {
        const { category, level, position, size, isExpanded } = row;
        return (
          <Line
            key={category.id}
            role="treeitem"
            data-category={category.id}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={size}
            aria-expanded={isExpanded}
            aria-checked={isChecked?.(category)}
            tabIndex={row === active ? 0 : -1}
            onFocus={() => onActive(category.id)}
            onClick={() => onPick(category)}
          >
            <Expander
              aria-hidden
              onClick={(event: MouseEvent) => {
                if (isExpanded === undefined) return;
                event.stopPropagation();
                onExpand(category.id, !isExpanded);
              }}
            >
              {isExpanded === true && <ChevronDown />}
              {isExpanded === false && <ChevronRight />}
            </Expander>
            {children(row)}
          </Line>
        );
      })}
    </Lines>
  );
}

/** Keys that move in a tree must not scroll the page where there is nothing to move to. */
const isTreeKey = (key: string): boolean => key.startsWith('Arrow') || key === 'Home' || key === 'End';
