import { EditorState, TextSelection } from '@tiptap/pm/state';
import { search, SearchQuery } from 'prosemirror-search';
import { textSchema } from '../schema/schema';
import { countFound, replaceFound } from './find-text';

const paragraph = (words: string) => textSchema.nodes.paragraph!.create(null, textSchema.text(words));

function open(words: string): EditorState {
  const query = new SearchQuery({ search: words, literal: true });
  return EditorState.create({
    doc: textSchema.topNodeType.create(null, [
      paragraph('Sleep on it, sleep well'),
      paragraph('Asleep $& a+'),
    ]),
    plugins: [search({ initialQuery: query })],
  });
}

test('counts words whatever their case, and nothing without words', () => {
  expect(countFound(open('sleep'))).toEqual({ count: 3, current: 0 });
  expect(countFound(open(''))).toEqual({ count: 0, current: 0 });
  expect(countFound(open('a+'))).toEqual({ count: 1, current: 0 });
});

test('replaces all, letter for letter, with the marks of what was there', () => {
  let state = open('sleep');
  state = state.apply(state.tr.addMark(1, 6, textSchema.marks.bold!.create()));
  state = state.apply(replaceFound(state, '$1 & rest', true));
  expect(state.doc.children.map(({ textContent }) => textContent)).toEqual([
    '$1 & rest on it, $1 & rest well',
    'A$1 & rest $& a+',
  ]);
  expect(state.doc.child(0).child(0)).toMatchObject({
    text: '$1 & rest',
    marks: [{ type: { name: 'bold' } }],
  });
  expect(replaceFound(open('nowhere'), 'x', true).docChanged).toBe(false);
});

test('replaces only what is selected', () => {
  let state = open('sleep');
  expect(replaceFound(state, '', false).docChanged).toBe(false);
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 14, 19)));
  expect(countFound(state)).toEqual({ count: 3, current: 2 });
  state = state.apply(replaceFound(state, '', false));
  expect(state.doc.child(0).textContent).toBe('Sleep on it,  well');
});
