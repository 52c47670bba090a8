import { toSkeleton } from './skeleton';

test.each([
  ['Ada', 'Аda'],
  ['ada', 'AԀА'],
  ['Bob', 'ВОВ'],
  ['Mia', 'rnia'],
  ['Paul', 'Раul'],
  ['Olga', '0lga'],
  ['Ada Lovelace', 'Ada\u00A0\u00A0Lovelace'],
  ['ada', 'ada\uFE0F'],
])('%j and %j look alike', (one, other) => {
  expect(toSkeleton(one)).toBe(toSkeleton(other));
});

test.each([
  ['Ada', 'Eda'],
  ['Elodie', 'Élodie'],
  ['Анна', 'Anna'],
  ['Ada Love', 'AdaLove'],
])('%j and %j look different', (one, other) => {
  expect(toSkeleton(one)).not.toBe(toSkeleton(other));
});

test('fits into the column of the database, whatever the letters', () => {
  expect(toSkeleton('\uFDFA'.repeat(30))).toHaveLength(100);
});
