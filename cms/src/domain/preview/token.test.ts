import { readPreviewToken, signPreview } from './token';

const SECRET = 'a secret of the site';
const NOW = Date.parse('2026-11-27T12:00:00Z');
const key = { kind: 'form', id: 'abcdefghijklmnopqrst_-', ends: NOW + 3_600_000 } as const;
const token = signPreview(SECRET, key);

test('a token opens what it was signed for until it ends', () => {
  expect(readPreviewToken(SECRET, token, NOW)).toEqual(key);
  expect(readPreviewToken(SECRET, token, key.ends - 1)).toEqual(key);
  expect(readPreviewToken(SECRET, token, key.ends)).toBeUndefined();
});

test('a token can be part of an address', () => expect(encodeURIComponent(token)).toBe(token));

const [letter, id, until, seal] = token.split('.');
const later = signPreview(SECRET, { ...key, ends: key.ends + 1000 }).split('.');
test.each([
  ['nothing', ''],
  ['another kind', ['l', id, until, seal].join('.')],
  ['another row', [letter, id!.replace('a', 'b'), until, seal].join('.')],
  ['a later end', [letter, id, later[2], seal].join('.')],
  ['another spelling of the end', [letter, id, `0${until}`, seal].join('.')],
  ['another seal', [letter, id, until, `A${seal!.slice(1)}`].join('.')],
  ['a shorter seal', token.slice(0, -1)],
  ['more', `${token}.x`],
  ['a line break', `${token}\n`],
  ['very much', 'f.'.repeat(100_000)],
])('%s is no token', (_what, text) => expect(readPreviewToken(SECRET, text, NOW)).toBeUndefined());

test('a token of another site is no token', () =>
  expect(readPreviewToken('another secret', token, NOW)).toBeUndefined());
