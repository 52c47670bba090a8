import { normalizeUsername, usernameKey } from './username';

test.each([
  ['ada', 'ada'],
  ['  Ada Lovelace ', 'Ada Lovelace'],
  ['E\u0301lodie', 'Élodie'],
  ['名前名', '名前名'],
  ['😀😀😀', '😀😀😀'],
  ['I ❤\uFE0F it', 'I ❤\uFE0F it'],
  ['x'.repeat(30), 'x'.repeat(30)],
])('stores the username %j as %j', (typed, stored) => {
  expect(normalizeUsername(typed)).toBe(stored);
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
  // Characters that normalise to an @, so that the name would be an e-mail address.
  'ada＠example.org',
  'ada﹫example.org',
  // The key of 30 such characters would have 540.
  '\uFDFA'.repeat(30),
  // Invisible characters.
  '\u3164\u3164\u3164',
  'ada\u115F',
  'ada\uFFA0',
  'ada\u2800',
  'ada\u034F',
  // Three variation selectors without characters.
  '\uFE0F\uFE0F\uFE0F',
])('refuses %j as a username', (typed) => {
  expect(normalizeUsername(typed)).toBeUndefined();
});

test.each([
  ['Ada', 'aDA'],
  ['ÉLODIE', 'élodie'],
  ['Ａｄａ', 'ada'],
  ['Ada  Lovelace', 'ada lovelace'],
  ['ada\uFE0F', 'ada'],
])('treats %j and %j as the same name', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

test('treats names that differ only in an accent as different', () => {
  expect(usernameKey('elodie')).not.toBe(usernameKey('élodie'));
});
