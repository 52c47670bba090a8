import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { search, SearchQuery } from 'prosemirror-search';
import { textSchema } from '../schema/schema';
import { foundInField, setCurrentField } from './current-field';
import { findBehind, findCurrent, findMatches, findNextMatch, replaceFound, type Match } from './matches';

const paragraph = (words: string) => textSchema.nodes.paragraph!.create(null, textSchema.text(words));

const block = (value: object) => textSchema.nodes.entry!.create({ value });

const SLIDER = {
  __component: 'blocks.slider-with-icons',
  items: [{ caption: 'No sleep', decorative: true, alt: 'Sleep' }, { caption: 'Sleep, more sleep' }],
};
const VIDEO = { __component: 'blocks.video', url: 'https://example.org/sleep', caption: 'A film' };

function open(words: string, ...blocks: object[]): EditorState {
  const query = new SearchQuery({ search: words, literal: true });
  return EditorState.create({
    doc: textSchema.topNodeType.create(null, [
      paragraph('Sleep on it, sleep well'),
      ...blocks.map(block),
      paragraph('Asleep $& a+'),
    ]),
    plugins: [search({ initialQuery: query }), foundInField()],
  });
}

function countFound(state: EditorState) {
  const matches = findMatches(state);
  return { count: matches.length, current: findCurrent(state, matches) + 1 };
}

const describeMatch = (match: Match | undefined) =>
  match && ('block' in match ? `${match.path.join('.')} ${match.start}` : match.from);

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

test('finds the texts of blocks at their place, but none of a decorative picture', () => {
  const matches = findMatches(open('sleep', SLIDER, VIDEO));
  expect(matches.map(describeMatch)).toEqual([
    1,
    14,
    'items.0.caption 3',
    'items.1.caption 0',
    'items.1.caption 12',
    'url 20',
    29,
  ]);
  expect(findMatches(open('blocks', SLIDER))).toEqual([]);
  expect(findMatches(open('(', { ...VIDEO, caption: 'a (b' })).map(describeMatch)).toEqual(['caption 2']);
});

test('goes from match to match, through fields, and round', () => {
  let state = open('sleep', SLIDER, VIDEO);
  const way: unknown[] = [];
  for (let step = 0; step < 8; step += 1) {
    const match = findNextMatch(state, 1)!;
    way.push(describeMatch(match));
    const { tr } = state;
    state = state.apply(
      'block' in match
        ? setCurrentField(tr.setSelection(NodeSelection.create(tr.doc, match.block)), match)
        : tr.setSelection(TextSelection.create(tr.doc, match.from, match.to)),
    );
  }
  expect(way).toEqual(findMatches(state).map(describeMatch).concat(1));
  expect(describeMatch(findNextMatch(state, -1))).toBe(29);
});

test('starts beside the caret', () => {
  const state = open('sleep', SLIDER);
  const at = (position: number) =>
    state.apply(state.tr.setSelection(TextSelection.create(state.doc, position)));
  expect(describeMatch(findNextMatch(at(20), 1))).toBe('items.0.caption 3');
  expect(describeMatch(findNextMatch(at(28), -1))).toBe('items.1.caption 12');
  expect(findNextMatch(open('nowhere'), 1)).toBeUndefined();
});

test('replaces all in fields too, but nothing in addresses', () => {
  const state = open('sleep', SLIDER, VIDEO);
  const { doc } = state.apply(replaceFound(state, 'rest', true));
  expect(doc.children.map(({ textContent }) => textContent)).toEqual([
    'rest on it, rest well',
    '',
    '',
    'Arest $& a+',
  ]);
  expect(doc.child(1).attrs.value).toEqual({
    ...SLIDER,
    items: [{ ...SLIDER.items[0], caption: 'No rest' }, { caption: 'rest, more rest' }],
  });
  expect(doc.child(2).attrs.value).toBe(state.doc.child(2).attrs.value);
});

test('replaces what is current in a field, also in an address, and goes on behind it', () => {
  let state = open('sleep', SLIDER, VIDEO);
  const { tr, doc } = state;
  const slider = doc.child(0).nodeSize;
  state = state.apply(setCurrentField(tr, { block: slider, path: ['items', 1, 'caption'], start: 0 }));
  const matches = findMatches(state);
  const index = findCurrent(state, matches);
  expect(index).toBe(3);
  const next = state.apply(replaceFound(state, 'sleeping', false));
  expect(next.doc.child(1).attrs.value).toMatchObject({ items: [{}, { caption: 'sleeping, more sleep' }] });
  expect(describeMatch(findBehind(next, index, matches[index]!, 'sleeping'))).toBe('items.1.caption 15');

  const other = state.apply(setCurrentField(state.tr, { block: slider + 1, path: ['url'], start: 20 }));
  expect(other.apply(replaceFound(other, 'rest', false)).doc.child(2).attrs.value).toEqual({
    ...VIDEO,
    url: 'https://example.org/rest',
  });
});

test('forgets what was current once something else is selected', () => {
  let state = open('sleep', SLIDER);
  state = state.apply(setCurrentField(state.tr, { block: 25, path: ['items', 0, 'caption'], start: 3 }));
  expect(countFound(state).current).toBe(3);
  expect(countFound(state.apply(state.tr.insertText('x', 1))).current).toBe(3);
  expect(countFound(state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2)))).current).toBe(0);
});
