import { cardSizes, sizesAmong } from './cardSizes';

const onPhones = (sizes: string) => sizes.split(', ').at(-1);
const onTablets = (sizes: string) => sizes.split(', ').find((size) => size.startsWith('(min-width: 44rem)'));

test('two cards side by side on a phone share its width, and each picture is a little wider than its frame', () => {
  expect(onPhones(cardSizes())).toBe('55vw');
});

test('the last of an odd number has the width of the phone', () => {
  expect(onPhones(sizesAmong(7, 6))).toBe('109vw');
  expect(onPhones(sizesAmong(7, 5))).toBe('55vw');
  expect(onPhones(sizesAmong(8, 7))).toBe('55vw');
});

test('four stand two by two on a tablet, others in threes', () => {
  expect(onTablets(sizesAmong(4, 0))).toContain('55vw');
  expect(onTablets(sizesAmong(8, 0))).toContain('37vw');
});
