import { codePoints, isStorable } from './text';

test.each([
  ['', 0],
  ['Grüße', 5],
  ['👍🏽', 2],
  ['\ud83d', 1],
])('%j has %i code points', (text, length) => {
  expect(codePoints(text)).toBe(length);
});

test.each([
  ['Any text,\r\n\twith 👩‍👩‍👧 and \u202e', true],
  ['', true],
  ['a\0b', false],
  ['half \ud83d', false],
  ['\udc4d\ud83d', false],
])('%j can be stored: %s', (text, storable) => {
  expect(isStorable(text)).toBe(storable);
});
