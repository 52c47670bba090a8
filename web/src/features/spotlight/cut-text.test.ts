import { cutText } from './cut-text';

test.each([
  ['', ''],
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(81), `${'a'.repeat(80)}…`],
  ['💚'.repeat(80), '💚'.repeat(80)],
  ['💚'.repeat(81), `${'💚'.repeat(80)}…`],
])('limits %s to 80 characters as %s', (text, cut) => {
  expect(cutText(text, 80)).toBe(cut);
});
