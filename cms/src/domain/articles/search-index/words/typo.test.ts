import fc from 'fast-check';
import { matchesWithTypo } from './typo';

test.each([
  ['insomnia', 'insomnia'],
  ['insom', 'insomnia'],
  ['insomina', 'insomnia'],
  ['insmnia', 'insomnia'],
  ['insommnia', 'insomnia'],
  ['imsomnia', 'insomnia'],
  ['nsomnia', 'insomnia'],
  ['isnom', 'insomnia'],
  ['slepe', 'sleep'],
  ['slee', 'sleep'],
  ['sef', 'self'],
  ['eey', 'eye'],
  ['hart', 'heart'],
])('accepts %s for %s', (typed, word) => {
  expect(matchesWithTypo(typed, word)).toBe(true);
});

test.each([
  ['inosmina', 'insomnia'],
  ['nutrition', 'insomnia'],
  ['sp', 'sleep'],
  ['ate', 'heart'],
  ['sleeping', 'sleep'],
])('rejects %s for %s', (typed, word) => {
  expect(matchesWithTypo(typed, word)).toBe(false);
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 4, maxLength: 10 });

test('accepts any word with one wrong, extra, missing or swapped letter', () => {
  fc.assert(
    fc.property(
      letters,
      fc.nat(),
      fc.constantFrom('x', 'y'),
      fc.nat({ max: 3 }),
      (word, place, letter, kind) => {
        const at = place % word.length;
        const typed = [
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
        ][kind];
        fc.pre(typed !== undefined && typed.length >= 3);
        expect(matchesWithTypo(typed ?? '', word)).toBe(true);
      },
    ),
  );
});
