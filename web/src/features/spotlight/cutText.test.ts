import { cutText } from './cutText';

test.each([
  ['', ''],
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(81), `${'a'.repeat(80)}…`],
  ['💚'.repeat(80), '💚'.repeat(80)],
  ['💚'.repeat(81), `${'💚'.repeat(80)}…`],
])('%s becomes %s', (text, cut) => {
  expect(cutText(text, 80)).toBe(cut);
});
