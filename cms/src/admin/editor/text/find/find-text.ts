import { Extension, type Editor } from '@tiptap/core';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { findNext, findPrev, getSearchState, search, SearchQuery, setSearchState } from 'prosemirror-search';
import { createEmitter } from '../../../ui/emitter';

/** The editor has asked for the fields of find and replace. */
export const findRequests = createEmitter<void>();

/** Marks what is found in a text. The fields of its blocks are not searched. */
export const FindText = Extension.create({
  name: 'findText',
  addKeyboardShortcuts: () => ({ 'Mod-Shift-h': () => findRequests.emit() }),
  addProseMirrorPlugins: () => [search()],
});

export interface Found {
  /** How often the words occur. */
  count: number;
  /** The number of the selected one, from 1; 0: none is. */
  current: number;
}

/** Marks words, whatever their case; '' marks nothing. */
export function find(editor: Editor, words: string): void {
  const query = new SearchQuery({ search: words, literal: true });
  editor.view.dispatch(setSearchState(editor.state.tr, query));
}

interface Range {
  from: number;
  to: number;
}

function findAll(state: EditorState): Range[] {
  const query = getSearchState(state)?.query;
  const ranges: Range[] = [];
  if (!query?.valid) return ranges;
  for (let found = query.findNext(state, 0); found; found = query.findNext(state, found.to))
    ranges.push({ from: found.from, to: found.to });
  return ranges;
}

const isSelected = ({ selection }: EditorState, { from, to }: Range): boolean =>
  selection.from === from && selection.to === to;

export function countFound(state: EditorState): Found {
  const all = findAll(state);
  return { count: all.length, current: all.findIndex((range) => isSelected(state, range)) + 1 };
}

/**
 * Replaces what is marked, with its bold and links: all of it, or only what is selected. Not by prosemirror-search, for
 * which `$1` in a replacement is no text.
 */
export function replaceFound(state: EditorState, replacement: string, isAll: boolean): Transaction {
  const ranges = findAll(state).filter((range) => isAll || isSelected(state, range));
  const { tr } = state;
  for (const { from, to } of ranges.toReversed()) tr.insertText(replacement, from, to);
  return tr;
}

/** Selects the next or the previous of what is marked. The focus stays in the field. */
export function select(editor: Editor, direction: 'next' | 'previous'): void {
  const { state, view } = editor;
  (direction === 'next' ? findNext : findPrev)(state, view.dispatch.bind(view), view);
}

export function replace(editor: Editor, replacement: string, isAll: boolean): void {
  editor.view.dispatch(replaceFound(editor.state, replacement, isAll));
  if (!isAll) select(editor, 'next');
}
