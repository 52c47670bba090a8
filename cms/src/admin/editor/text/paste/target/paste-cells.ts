import { Fragment, Slice, type Node, type ResolvedPos } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { CellSelection, isInTable } from '@tiptap/pm/tables';
import { fillCells } from '../../table/fill-cells';
import { addNotice } from '../notices/notice-list';

/**
 * Pastes into the table with the caret: cells fill cells, other words become lines of one cell, and what a cell cannot
 * hold follows the table. Undefined: the caret is in no table, or ProseMirror's own way is right.
 */
export function pasteCells(state: EditorState, slice: Slice): Transaction | undefined {
  if (!isInTable(state)) return undefined;
  const content = unwrap(slice);
  const [first] = content.content;
  if (!first) return undefined;
  const rows = readRows(content);
  if (rows) {
    const tr = fillCells(state, rows);
    if (!tr) addNotice('The table would have too many cells. What was pasted is below it.');
    return insertAfterTable(tr ?? state.tr, tr ? content.content.filter(isOutside) : content.content);
  }
  const isInRange = state.selection instanceof CellSelection;
  if (first.isInline && !isInRange) return undefined;
  const lines = first.isInline ? content : toLines(content);
  if (isInRange) return insertAfterTable(fillCells(state, [[lines]]) ?? state.tr, findOutside(content));
  const tr = lines.size > 0 ? state.tr.replaceSelection(new Slice(lines, 0, 0)) : state.tr;
  return insertAfterTable(tr, findOutside(content));
}

/** The content of a slice without the nodes that it only begins and ends in. */
function unwrap({ content, openStart, openEnd }: Slice): Fragment {
  let inner = content;
  for (let open = Math.min(openStart, openEnd); open > 0; open -= 1) {
    const { firstChild } = inner;
    if (inner.childCount !== 1 || !firstChild || firstChild.isInline) return inner;
    inner = firstChild.content;
  }
  return inner;
}

/** The words of cells; undefined: there are none, or there is more. */
function readRows(content: Fragment): Fragment[][] | undefined {
  const { firstChild } = content;
  const role: unknown = firstChild?.type.spec.tableRole;
  const others = content.content.slice(1);
  if (firstChild && role === 'table' && others.every(({ type }) => type.name === 'upload'))
    return firstChild.children.map(readRow);
  if (role === 'row') return content.content.map(readRow);
  if (role === 'cell' || role === 'header_cell') return [content.content.map(readCell)];
  return undefined;
}

const readRow = (row: Node): Fragment[] => row.children.map(readCell);
const readCell = (cell: Node): Fragment => cell.firstChild?.content ?? Fragment.empty;

/** What a cell cannot hold. */
const isOutside = (node: Node): boolean => node.isAtom && node.isBlock;

const findOutside = (content: Fragment): Node[] =>
  content.content.filter((node) => isOutside(node) || node.type.spec.tableRole === 'table');

/** The words of blocks as lines. */
function toLines(content: Fragment): Fragment {
  const lines: Node[] = [];
  content.descendants((node) => {
    if (node.type.spec.tableRole === 'table') return false;
    if (!node.isTextblock) return true;
    if (node.content.size === 0) return false;
    const hardBreak = node.type.schema.nodes.hardBreak?.create();
    if (lines.length > 0 && hardBreak) lines.push(hardBreak);
    lines.push(...node.children.flatMap(splitLines));
    return false;
  });
  return Fragment.fromArray(lines);
}

/** Code has its line breaks as letters. */
function splitLines(node: Node): Node[] {
  const { schema } = node.type;
  if (!node.text?.includes('\n')) return [node];
  return node.text.split('\n').flatMap((line, index) => {
    const hardBreak = index > 0 ? schema.nodes.hardBreak?.create() : undefined;
    return [...(hardBreak ? [hardBreak] : []), ...(line === '' ? [] : [schema.text(line, node.marks)])];
  });
}

function insertAfterTable(tr: Transaction, nodes: readonly Node[]): Transaction {
  const { $from } = tr.selection;
  const depth = findTable($from);
  return nodes.length === 0 || depth === undefined
    ? tr
    : tr.insert($from.after(depth), Fragment.fromArray([...nodes]));
}

export const hasTableAround = ($at: ResolvedPos): boolean => findTable($at) !== undefined;

function findTable($at: ResolvedPos): number | undefined {
  for (let { depth } = $at; depth > 0; depth -= 1)
    if ($at.node(depth).type.spec.tableRole === 'table') return depth;
  return undefined;
}
