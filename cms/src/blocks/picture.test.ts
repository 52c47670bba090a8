import { pictureOf } from './picture';
import { leaf, leafFile, nightSky, nightSkyFile, svgFile } from './testing/media';

const widths = (file: object) =>
  pictureOf({ ...nightSkyFile, ...file })
    ?.srcset.split(', ')
    .map((copy) => Number(/ (\d+)w$/.exec(copy)?.[1]));

test('a file of the library is a picture with its widths, narrowest first, its own last', () => {
  expect(pictureOf(nightSkyFile)).toEqual(nightSky);
});
test('a file without other widths is its own only source, and decorates without alternative text', () => {
  expect(pictureOf(leafFile)).toEqual(leaf);
});
test('bad and needless copies are left out one by one', () => {
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
test('of two copies of one width one is kept', () => {
  const copy = { url: '/uploads/a.webp', width: 700 };
  expect(widths({ formats: { a: copy, b: copy } })).toEqual([700, 1600]);
});
test.each([null, undefined, 'small', [], 7])('formats %p are none', (formats) => {
  expect(widths({ formats })).toEqual([1600]);
});
test('a storage elsewhere is well', () => {
  const url = 'https://pictures.example/night-sky.webp';
  expect(pictureOf({ ...leafFile, url })).toMatchObject({ url, srcset: `${url} 200w` });
});
test('the name of the file is no alternative text', () => {
  expect(pictureOf({ ...leafFile, alternativeText: leafFile.name })?.alt).toBe('');
});
test.each([
  ['nothing', null],
  ['no object', 'night-sky.webp'],
  ['a list', [nightSkyFile]],
  ['a drawing', svgFile],
  ['no media type', { ...nightSkyFile, mime: null }],
  ['a film', { ...nightSkyFile, mime: 'video/mp4' }],
  ['no address', { ...nightSkyFile, url: undefined }],
  ['another host without a scheme', { ...nightSkyFile, url: '//example.org/a.png' }],
  ['no width', { ...nightSkyFile, width: null }],
  ['a width in words', { ...nightSkyFile, width: '1600' }],
  ['an endless height', { ...nightSkyFile, height: Infinity }],
  ['a height that is no number', { ...nightSkyFile, height: NaN }],
])('%s is no picture', (_, file) => {
  expect(pictureOf(file)).toBeNull();
});

test('a replaced file is another edition, with an address of its own at every width', () => {
  const edition = (updatedAt: string) => pictureOf({ ...nightSkyFile, updatedAt });
  const before = edition('2026-03-01T08:00:00.000Z');
  const after = edition('2026-03-01T08:00:01.000Z');
  expect(before?.url).toMatch(/^\/uploads\/[^?]+\?v=[a-z0-9]+$/);
  expect(after?.url).not.toBe(before?.url);
  const editions = new Set([...(after?.srcset ?? '').matchAll(/\?(\S+) \d+w/g)].map(([, of]) => of));
  expect([...editions]).toEqual([after?.url.split('?')[1]]);
  expect(after?.srcset.split(', ')).toHaveLength(5);
  expect(edition('no moment')?.url).toBe(nightSkyFile.url);
});
