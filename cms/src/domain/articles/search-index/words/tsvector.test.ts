import { toTsvector } from './tsvector';

test('toTsvector lists each word with its positions and weights', () => {
  expect(
    toTsvector([
      ['A', ['sleep', 'well']],
      ['D', ['sleep', 'deep']],
    ]),
  ).toBe("'sleep':1A,3D 'well':2A 'deep':4D");
});

test('toTsvector caps positions at PostgreSQL’s limit', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  expect(toTsvector([['D', words]])).toMatch(/'w19999':16383D$/);
});

test('toTsvector returns an empty string when there are no words', () => {
  expect(toTsvector([['A', []]])).toBe('');
});
