import { cardSizes, sizesAmong } from './card-sizes';

const onPhones = (sizes: string) => sizes.split(', ').at(-1);
const onTablets = (sizes: string) => sizes.split(', ').find((size) => size.startsWith('(min-width: 44rem)'));

test('gives each of two cards per row on a phone slightly more than half the width', () => {
  expect(onPhones(cardSizes())).toBe('55vw');
});

test('gives the last of an odd number of cards the full width of a phone', () => {
  expect(onPhones(sizesAmong(7, 6))).toBe('109vw');
  expect(onPhones(sizesAmong(7, 5))).toBe('55vw');
  expect(onPhones(sizesAmong(8, 7))).toBe('55vw');
});

test('places four cards in rows of two on a tablet and eight in rows of three', () => {
  expect(onTablets(sizesAmong(4, 0))).toContain('55vw');
  expect(onTablets(sizesAmong(8, 0))).toContain('37vw');
});
