import type { BlockFragment } from './Blocks.gen';
import { headingIds } from './headingIds';

const heading = (text: string): BlockFragment => ({ __typename: 'HeadingBlock', text, level: 2 });
const idsOf = (...texts: string[]) => headingIds(texts.map(heading));

test('every kind of heading has an id, at its place among the blocks', () => {
  expect(
    headingIds([
      heading('What helps'),
      { __typename: 'DividerBlock', decorative: true },
      { __typename: 'InlineHeadingBlock', text: 'At night', level: 3 },
      { __typename: 'SubheadingBlock', text: 'By day' },
      { __typename: 'BoldTextBlock', text: 'Not a heading' },
    ]),
  ).toEqual(['what-helps', undefined, 'at-night', 'by-day', undefined]);
});

test('equal headings are counted', () => {
  expect(idsOf('Tips', 'Tips', 'TIPS!')).toEqual(['tips', 'tips-2', 'tips-3']);
});

test('a heading that reads like a counted one keeps ids distinct', () => {
  expect(idsOf('Tips 2', 'Tips', 'Tips')).toEqual(['tips-2', 'tips', 'tips-3']);
});

test.each([
  ["What's “normal”, really?", 'whats-normal-really'],
  ['Crème brûlée & co.', 'creme-brulee-co'],
  ['Сон', 'section'],
  ['???', 'section'],
  ['Main', 'main-2'],
  ['State', 'state-2'],
  ['Scripts', 'scripts-2'],
])('%s → %s', (text, id) => {
  expect(idsOf(text)).toEqual([id]);
});

test('no heading, no id', () => {
  expect(headingIds([])).toEqual([]);
});
