import { withColorScheme } from './color-scheme';

test.each([
  ['(prefers-color-scheme: dark)', 'dark', '(min-width: 0)'],
  ['(prefers-color-scheme: dark)', 'light', '(max-width: 0)'],
  ['(prefers-color-scheme:light) and (min-width: 40rem)', 'light', '(min-width: 0) and (min-width: 40rem)'],
  ['print', 'dark', 'print'],
] as const)('%s in a %s page is %s', (query, scheme, expected) => {
  expect(withColorScheme(query, scheme)).toBe(expected);
});
