import { toLibraryName, toStoredName, withTrueExtension } from './file-name';

test.each([
  ['night sky.webp', 'night sky.webp'],
  ['e\u0301.png', '\u00e9.png'],
  ['a'.repeat(251) + '.png', 'a'.repeat(251) + '.png'],
  ['a'.repeat(300) + '.png', 'a'.repeat(251) + '.png'],
  ['\u{1f319}'.repeat(300) + '.png', '\u{1f319}'.repeat(251) + '.png'],
  ['a'.repeat(1_000_000) + '.png', 'a'.repeat(251) + '.png'],
])('toLibraryName allows at most 255 characters and preserves the extension: %.30s', (name, expected) => {
  expect(toLibraryName(name)).toBe(expected);
});

test.each([
  ['night_sky_0123456789', 'night_sky_0123456789'],
  ['_0123456789', '_0123456789'],
  ['a'.repeat(300) + '_0123456789', 'a'.repeat(100) + '_0123456789'],
])('toStoredName shortens the name and preserves its unique suffix: %.30s', (name, expected) => {
  expect(toStoredName(name)).toBe(expected);
});

test.each([
  ['photo.jpg', 'jpg', 'photo.jpg'],
  ['photo.JPEG', 'jpg', 'photo.JPEG'],
  ['photo.png', 'jpg', 'photo.jpg'],
  ['photo', 'webp', 'photo.webp'],
  ['a.b.mp4', 'png', 'a.b.png'],
  ['.png', 'png', '.png.png'],
  [`a.${'b'.repeat(250)}`, 'png', 'a.png'],
  ['a'.repeat(250) + '.png', 'png', 'a'.repeat(100) + '.png'],
])('withTrueExtension: %.30s holding %s', (name, extension, expected) => {
  expect(withTrueExtension(name, extension)).toBe(expected);
});
