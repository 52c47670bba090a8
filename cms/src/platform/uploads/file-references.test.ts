import { fileReferences } from './file-references';

test.each([
  ['<a href="/uploads/guide_1a2b.pdf">', ['guide_1a2b']],
  ['https://site.example/uploads/night_1.webp?v=3', ['night_1']],
  [
    '<img src="/uploads/small_night_1.webp" srcset="/uploads/large_sky.webp 2x">',
    ['small_night_1', 'night_1', 'large_sky', 'sky'],
  ],
  ['/uploads/', []],
  ['/downloads/guide.pdf', []],
])('finds the addresses in %s', (text, hashes) => {
  expect([...fileReferences({ text }).hashes]).toEqual(hashes);
});

test('finds files and addresses at any depth, but not the addresses inside file records', () => {
  const file = { id: 1, mime: 'image/webp', hash: 'own', url: '/uploads/own.webp' };
  const row = {
    thumbnail: { ...file, id: 2 },
    content: [{ body: [{ children: [{ url: '/uploads/a.pdf' }] }], image: file, gallery: [file] }, 7, null],
  };
  expect(fileReferences(row)).toEqual({ ids: new Set([2, 1]), hashes: new Set(['a']) });
});
