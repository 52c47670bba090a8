import { countCharacters, describeLength, getFit } from './describe-length';

const best = { least: 30, most: 60 };

test.each([
  [0, 'empty'],
  [1, 'short'],
  [29, 'short'],
  [30, 'good'],
  [60, 'good'],
  [61, 'long'],
])('%i characters are %s', (count, fit) => {
  expect(getFit(count, best)).toBe(fit);
});

test('characters are counted as people count them', () => {
  expect(countCharacters('  Café 🙂 ')).toBe(6);
  expect(describeLength(1, best)).toBe('1 character. Best: 30 to 60.');
  expect(describeLength(6, best)).toBe('6 characters. Best: 30 to 60.');
});
