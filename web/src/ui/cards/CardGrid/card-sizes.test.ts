import { cardSizes, cardSizesAt } from './card-sizes';

const onPhones = (sizes: string) => sizes.split(', ').at(-1);
const onTablets = (sizes: string) => sizes.split(', ').find((size) => size.startsWith('(min-width: 44rem)'));

test('gives each of two cards per row on a phone slightly more than half the width', () => {
  expect(onPhones(cardSizes())).toBe('55vw');
});

test('gives the last of an odd number of cards the full width of a phone', () => {
  expect(onPhones(cardSizesAt(7, 6))).toBe('109vw');
  expect(onPhones(cardSizesAt(7, 5))).toBe('55vw');
  expect(onPhones(cardSizesAt(8, 7))).toBe('55vw');
});

test('places four cards in rows of two on a tablet and eight in rows of three', () => {
  expect(onTablets(cardSizesAt(4, 0))).toContain('55vw');
  expect(onTablets(cardSizesAt(8, 0))).toContain('37vw');
});
