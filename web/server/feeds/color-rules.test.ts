import { colorRules } from './color-rules';

test('sets the colours of both schemes, and the hue for topics without their own', () => {
  expect(colorRules({ lightColor: '#1f5fa8', darkColor: '#9cc5ff' })).toMatch(
    /^html:root\{--hue:2\d\d;--topic-ink:#1f5fa8;--topic-fill:#1f5fa8;--topic-tint:#[\da-f]{6};--topic-line:#[\da-f]{6}\}\n@media \(prefers-color-scheme:dark\)\{html:root\{--topic-ink:#9cc5ff;/,
  );
});

test.each([
  ['nothing was chosen', null, null],
  ['it is no colour', 'red}body{display:none', null],
  ['there is none for the light scheme', null, '#9cc5ff'],
])('adds nothing if %s', (_, lightColor, darkColor) => {
  expect(colorRules({ lightColor, darkColor })).toBe('');
});

test('ignores a dark colour that is none', () => {
  expect(colorRules({ lightColor: '#1f5fa8', darkColor: '</style>' })).not.toContain('style');
});
