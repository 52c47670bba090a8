import { Extension, type Editor } from '@tiptap/core';
import { NodeSelection, type EditorState } from '@tiptap/pm/state';
import { search, SearchQuery, setSearchState } from 'prosemirror-search';
import { createEmitter } from '../../../ui/emitter';
import { passOnAll } from '../../../ui/form/late-write';
import { foundInField, setCurrentField } from './current-field';
import {
  findBehind,
  findCurrent,
  findMatches,
  findNextMatch,
  replaceFound,
  selectWords,
  type Match,
} from './matches';
import { hideField, showField } from './show-field';

/** The editor has asked for the fields of find and replace. */
export const findRequests = createEmitter<void>();

/** Finds words in a text and in the fields of its blocks. */
export const FindText = Extension.create({
  name: 'findText',
  addKeyboardShortcuts: () => ({ 'Mod-Shift-h': () => findRequests.emit() }),
  addProseMirrorPlugins: () => [search(), foundInField()],
});

export interface Found {
  /** How often the words occur. */
  count: number;
  /** The number of the selected one, from 1; 0: none is. */
  current: number;
  /** How many of them are in addresses. */
  inAddresses: number;
}

/** Marks words, whatever their case; '' marks nothing. */
export function find(editor: Editor, words: string): void {
  hideField();
  const query = new SearchQuery({ search: words.normalize('NFC'), literal: true });
  editor.view.dispatch(setSearchState(editor.state.tr, query));
}

export function countFound(state: EditorState): Found {
  const matches = findMatches(state);
  return {
    count: matches.length,
    current: findCurrent(state, matches) + 1,
    inAddresses: matches.filter((match) => 'block' in match && match.isAddress).length,
  };
}

/** Selects the next or the previous of what is marked. The focus stays in the field of the search. */
export function select(editor: Editor, step: 1 | -1): void {
  const match = findNextMatch(editor.state, step);
  if (match) show(editor, match);
}

function show(editor: Editor, match: Match): void {
  const { state, view } = editor;
  if ('block' in match) {
    const { tr } = state;
    view.dispatch(setCurrentField(tr.setSelection(NodeSelection.create(tr.doc, match.block)), match));
    showField(editor, match);
  } else {
    hideField();
    view.dispatch(selectWords(state, match).scrollIntoView());
  }
}

export function replace(editor: Editor, replacement: string, isAll: boolean): void {
  const { view, state } = editor;
  const matches = findMatches(state);
  const index = findCurrent(state, matches);
  const current = matches[index];
  if (!isAll && !current) return select(editor, 1);
  view.dispatch(replaceFound(state, replacement, isAll));
  // The fields of blocks show what the form has.
  passOnAll();
  if (isAll || !current) return hideField();
  const next = findBehind(editor.state, index, current, replacement);
  if (next) show(editor, next);
  else hideField();
}

/** Undoes the last change of the text, such as a replacement. */
export function undo(editor: Editor): void {
  editor.commands.undo();
  passOnAll();
}
