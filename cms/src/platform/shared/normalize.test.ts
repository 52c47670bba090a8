import { normalize } from './normalize.gen';

test.each([
  ['NFC', 'e\u0301', '\u00e9'],
  ['NFKD', 'ﬁn\u00e9', 'fine\u0301'],
  ['NFKC', '\uff21', 'A'],
] as const)('normalises to %s', (form, text, expected) => {
  expect(normalize(form, text)).toBe(expected);
});

test('preserves the marks that a language needs, in order', () => {
  const polytonic = 'ᾧ';
  expect(normalize('NFC', normalize('NFKD', polytonic))).toBe(polytonic);
});

test('drops all marks after the first thirty in a row', () => {
  const text = `a${'\u0301'.repeat(50_000)}${'\u0316'.repeat(50_000)}b`;
  expect(normalize('NFKD', text)).toBe(`a${'\u0301'.repeat(30)}b`);
});
