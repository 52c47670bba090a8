import { tsvectorOf } from './tsvector';

test('every word has its places and weights', () => {
  expect(
    tsvectorOf([
      ['A', ['sleep', 'well']],
      ['D', ['sleep', 'deep']],
    ]),
  ).toBe("'sleep':1A,3D 'well':2A 'deep':4D");
});

test('places end where PostgreSQL’s do', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  expect(tsvectorOf([['D', words]])).toMatch(/'w19999':16383D$/);
});

test('no words, no vector', () => {
  expect(tsvectorOf([['A', []]])).toBe('');
});
