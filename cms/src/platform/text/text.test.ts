import { countCodePoints, isStorable, isVisible } from './text';

test.each([
  ['', 0],
  ['Grüße', 5],
  ['👍🏽', 2],
  ['\ud83d', 1],
])('countCodePoints counts %j as %i', (text, length) => {
  expect(countCodePoints(text)).toBe(length);
});

test.each([
  ['Any text,\r\n\twith 👩‍👩‍👧 and \u202e', true],
  ['', true],
  ['a\0b', false],
  ['half \ud83d', false],
  ['\udc4d\ud83d', false],
])('isStorable(%j) is %s', (text, storable) => {
  expect(isStorable(text)).toBe(storable);
});

test.each([
  ['', false],
  [' \n\t\u00a0\u2003', false],
  ['\u200b\u200d\ufeff', false],
  ['\u3164 \u2800\u115f', false],
  ['\ufe0f', false],
  ['.', true],
  ['\u200b👩‍👩‍👧', true],
  ['\u05e9', true],
])('isVisible(%j) is %s', (text, visible) => {
  expect(isVisible(text)).toBe(visible);
});
