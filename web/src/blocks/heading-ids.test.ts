import type { BlockFragment } from './Blocks.gen';
import { getHeadingIds } from './heading-ids';

const heading = (text: string): BlockFragment => ({ __typename: 'HeadingBlock', text, level: 2 });
const getIds = (...texts: string[]) => getHeadingIds(texts.map(heading));

test('gives every type of heading an id at its position among the blocks', () => {
  expect(
    getHeadingIds([
      heading('What helps'),
      { __typename: 'DividerBlock', decorative: true },
      { __typename: 'InlineHeadingBlock', text: 'At night', level: 3 },
      { __typename: 'SubheadingBlock', text: 'By day' },
      { __typename: 'BoldTextBlock', text: 'Not a heading' },
    ]),
  ).toEqual(['what-helps', undefined, 'at-night', 'by-day', undefined]);
});

test('numbers equal headings', () => {
  expect(getIds('Tips', 'Tips', 'TIPS!')).toEqual(['tips', 'tips-2', 'tips-3']);
});

test('keeps ids distinct when a heading already reads like a numbered one', () => {
  expect(getIds('Tips 2', 'Tips', 'Tips')).toEqual(['tips-2', 'tips', 'tips-3']);
});

test.each([
  ["What's “normal”, really?", 'whats-normal-really'],
  ['Crème brûlée & co.', 'creme-brulee-co'],
  ['Сон', 'section'],
  ['???', 'section'],
  ['Main', 'main-2'],
  ['State', 'state-2'],
  ['Scripts', 'scripts-2'],
])('gives “%s” the id %s', (text, id) => {
  expect(getIds(text)).toEqual([id]);
});

test('returns no ids when there are no blocks', () => {
  expect(getHeadingIds([])).toEqual([]);
});
