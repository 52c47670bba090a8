import { username, usernameKey } from './username';

test.each([
  ['ada', 'ada'],
  ['  Ada Lovelace ', 'Ada Lovelace'],
  ['E\u0301lodie', 'Élodie'],
  ['名前名', '名前名'],
  ['😀😀😀', '😀😀😀'],
  ['x'.repeat(30), 'x'.repeat(30)],
])('%j is kept as %j', (typed, kept) => {
  expect(username(typed)).toBe(kept);
});

test.each([
  '',
  'ab',
  ' a ',
  '😀😀',
  'x'.repeat(31),
  'ada@example.org',
  'ada\nlovelace',
  'ada\u0000',
  'ada\u202Eevil',
  'ada\u2028b',
])('%j cannot be a username', (typed) => {
  expect(username(typed)).toBeUndefined();
});

test.each([
  ['Ada', 'aDA'],
  ['ÉLODIE', 'élodie'],
  ['Ａｄａ', 'ada'],
  ['Ada  Lovelace', 'ada lovelace'],
])('%j and %j are one name', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

test('an accent makes another name', () => {
  expect(usernameKey('elodie')).not.toBe(usernameKey('élodie'));
});
