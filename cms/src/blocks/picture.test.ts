import { toPicture } from './picture';
import { leaf, leafFile, nightSky, nightSkyFile, svgFile } from './testing/media';

const widths = (file: object) =>
  toPicture({ ...nightSkyFile, ...file })
    ?.srcset.split(', ')
    .map((copy) => Number(/ (\d+)w$/.exec(copy)?.[1]));

test('maps a library file to a picture with its widths, narrowest first and its own last', () => {
  expect(toPicture(nightSkyFile)).toEqual(nightSky);
});
test('uses a file without copies as the only source, with an empty alt by default', () => {
  expect(toPicture(leafFile)).toEqual(leaf);
});
test('skips invalid and unnecessary copies one by one', () => {
  const formats = {
    wider: { url: '/uploads/a.webp', width: 2000 },
    same: { url: '/uploads/b.webp', width: 1600 },
    script: { url: 'javascript:alert(1)', width: 500 },
    sizeless: { url: '/uploads/c.webp' },
    nothing: null,
    good: { url: '/uploads/d.webp', width: 700 },
  };
  expect(widths({ formats })).toEqual([700, 1600]);
});
test('uses one of two copies with the same width', () => {
  const copy = { url: '/uploads/a.webp', width: 700 };
  expect(widths({ formats: { a: copy, b: copy } })).toEqual([700, 1600]);
});
test.each([null, undefined, 'small', [], 7])('ignores the invalid formats %p', (formats) => {
  expect(widths({ formats })).toEqual([1600]);
});
test('accepts a file on external storage', () => {
  const url = 'https://pictures.example/night-sky.webp';
  expect(toPicture({ ...leafFile, url })).toMatchObject({ url, srcset: `${url} 200w` });
});
test('does not use the file name as alternative text', () => {
  expect(toPicture({ ...leafFile, alternativeText: leafFile.name })?.alt).toBe('');
});
test.each([
  ['a missing file', null],
  ['a string', 'night-sky.webp'],
  ['a list', [nightSkyFile]],
  ['an SVG file', svgFile],
  ['a file without a media type', { ...nightSkyFile, mime: null }],
  ['a video file', { ...nightSkyFile, mime: 'video/mp4' }],
  ['a file without a URL', { ...nightSkyFile, url: undefined }],
  ['a protocol-relative URL', { ...nightSkyFile, url: '//example.org/a.png' }],
  ['a file without a width', { ...nightSkyFile, width: null }],
  ['a width given as a string', { ...nightSkyFile, width: '1600' }],
  ['an infinite height', { ...nightSkyFile, height: Infinity }],
  ['a height that is not a number', { ...nightSkyFile, height: NaN }],
])('returns null for %s', (_, file) => {
  expect(toPicture(file)).toBeNull();
});

test('gives a replaced file new URLs at every width', () => {
  const edition = (updatedAt: string) => toPicture({ ...nightSkyFile, updatedAt });
  const before = edition('2026-03-01T08:00:00.000Z');
  const after = edition('2026-03-01T08:00:01.000Z');
  expect(before?.url).toMatch(/^\/uploads\/[^?]+\?v=[a-z0-9]+$/);
  expect(after?.url).not.toBe(before?.url);
  const editions = new Set([...(after?.srcset ?? '').matchAll(/\?(\S+) \d+w/g)].map(([, of]) => of));
  expect([...editions]).toEqual([after?.url.split('?')[1]]);
  expect(after?.srcset.split(', ')).toHaveLength(5);
  expect(edition('no moment')?.url).toBe(nightSkyFile.url);
});

test.each([
  [
    { x: 30, y: 70.5 },
    { x: 30, y: 70.5 },
  ],
  [null, null],
  ['centre', null],
  [{ x: 101, y: 0 }, null],
])('has the focal point %j of the library as %j', (focalPoint, expected) => {
  expect(toPicture({ ...nightSkyFile, focalPoint })?.focalPoint).toEqual(expected);
});
