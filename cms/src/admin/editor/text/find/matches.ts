import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { getSearchState } from 'prosemirror-search';
import { listTexts, withText, type FieldPath } from './block-texts';
import { getCurrentField } from './current-field';

/** Words in the text. */
export interface WordsMatch {
  from: number;
  to: number;
}

/** Words in a field of a block. */
export interface FieldMatch {
  /** Before the block. */
  block: number;
  path: FieldPath;
  /** Of the field's text. */
  start: number;
  end: number;
  /** The whole text of the field. */
  text: string;
  isAddress: boolean;
}

export type Match = WordsMatch | FieldMatch;

const isInField = (match: Match): match is FieldMatch => 'block' in match;
const getPosition = (match: Match): number => (isInField(match) ? match.block : match.from);

/** All words that are marked, and those in fields, in the order of the text. */
export function findMatches(state: EditorState): Match[] {
  const query = getSearchState(state)?.query;
  if (!query?.valid) return [];
  const matches: Match[] = findInFields(state, query.search);
  for (let found = query.findNext(state, 0); found; found = query.findNext(state, found.to))
    matches.push({ from: found.from, to: found.to });
  return matches.toSorted((one, other) => getPosition(one) - getPosition(other));
}

function findInFields({ doc }: EditorState, words: string): FieldMatch[] {
  const pattern = new RegExp(words.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`), 'giu');
  const matches: FieldMatch[] = [];
  doc.forEach((node, block) => {
    if (node.type.name !== 'entry') return;
    for (const { path, text, isAddress } of listTexts(node.attrs.value))
      for (const { index, 0: found } of text.matchAll(pattern))
        matches.push({ block, path, start: index, end: index + found.length, text, isAddress });
  });
  return matches;
}

/** Whether a match begins in the words that took the place of another one. */
function isInReplacement(match: Match, replaced: Match, replacement: string): boolean {
  if (isInField(match) !== isInField(replaced)) return false;
  const isSameField =
    !isInField(match) ||
    !isInField(replaced) ||
    (match.block === replaced.block && isSamePath(match, replaced));
  const [start, from] = [match, replaced].map((one) => (isInField(one) ? one.start : one.from));
  return (
    isSameField &&
    start !== undefined &&
    from !== undefined &&
    start >= from &&
    start < from + replacement.length
  );
}

/** The match behind one that was replaced. What took its place may say the same, and is passed over. */
export function findBehind(state: EditorState, index: number, replaced: Match, replacement: string) {
  const matches = findMatches(state);
  const rest = matches.slice(index).find((match) => !isInReplacement(match, replaced, replacement));
  return rest ?? matches[0];
}

const isSamePath = (one: Pick<FieldMatch, 'path'>, other: Pick<FieldMatch, 'path'>): boolean =>
  one.path.join('.') === other.path.join('.');

/** The index of the match that is selected; -1: none is. */
export function findCurrent(state: EditorState, matches: readonly Match[]): number {
  const field = getCurrentField(state);
  const { from, to } = state.selection;
  return matches.findIndex((match) =>
    isInField(match)
      ? field?.block === match.block && field.start === match.start && isSamePath(field, match)
      : !field && match.from === from && match.to === to,
  );
}

/** The match after or before what is selected; behind the last one, the first. */
export function findNextMatch(state: EditorState, step: 1 | -1): Match | undefined {
  const matches = findMatches(state);
  const current = findCurrent(state, matches);
  if (current >= 0) return matches.at((current + step) % matches.length);
  const { from, to } = state.selection;
  return step === 1
    ? (matches.find((match) => getPosition(match) >= to) ?? matches[0])
    : (matches.findLast((match) => getPosition(match) < from) ?? matches.at(-1));
}

/**
 * Replaces what is marked, with its bold and links: all of it but words in addresses, or only what is selected. Not by
 * prosemirror-search, for which `$1` in a replacement is no text.
 */
export function replaceFound(state: EditorState, replacement: string, isAll: boolean): Transaction {
  const matches = findMatches(state);
  const current = findCurrent(state, matches);
  const chosen = matches.filter((match, index) =>
    isAll ? !(isInField(match) && match.isAddress) : index === current,
  );
  const { tr } = state;
  // From the end, so that the places before stay where they are.
  for (const match of chosen.toReversed()) {
    if (isInField(match)) replaceInField(tr, match, replacement);
    else tr.insertText(replacement, match.from, match.to);
  }
  return tr;
}

function replaceInField(tr: Transaction, { block, path, start, end }: FieldMatch, replacement: string): void {
  const value: unknown = tr.doc.nodeAt(block)?.attrs.value;
  const before = listTexts(value).find((text) => isSamePath(text, { path }))?.text ?? '';
  const text = before.slice(0, start) + replacement + before.slice(end);
  tr.setNodeAttribute(block, 'value', withText(value, path, text));
}

/** The selection in the text of a match there. */
export const selectWords = ({ tr }: EditorState, { from, to }: WordsMatch): Transaction =>
  tr.setSelection(TextSelection.create(tr.doc, from, to));
