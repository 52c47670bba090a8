import { tsvectorOf } from './tsvector';

test('tsvectorOf lists each word with its positions and weights', () => {
  expect(
    tsvectorOf([
      ['A', ['sleep', 'well']],
      ['D', ['sleep', 'deep']],
    ]),
  ).toBe("'sleep':1A,3D 'well':2A 'deep':4D");
});

test('tsvectorOf caps positions at PostgreSQL’s limit', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  expect(tsvectorOf([['D', words]])).toMatch(/'w19999':16383D$/);
});

test('tsvectorOf returns an empty string when there are no words', () => {
  expect(tsvectorOf([['A', []]])).toBe('');
});
