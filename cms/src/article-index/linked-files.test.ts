import { hashesIn, textsIn } from './linked-files';

test.each([
  ['<a href="/uploads/guide_1a2b.pdf">', ['guide_1a2b']],
  ['https://site.example/uploads/night_1.webp?v=3', ['night_1']],
  [
    '<img src="/uploads/small_night_1.webp" srcset="/uploads/large_sky.webp 2x">',
    ['small_night_1', 'night_1', 'large_sky', 'sky'],
  ],
  ['/uploads/', []],
  ['/downloads/guide.pdf', []],
])('%s', (text, hashes) => {
  expect(hashesIn(text)).toEqual(hashes);
});

test('reads every text of an article, but not the addresses that files hold themselves', () => {
  const file = { id: 1, mime: 'image/webp', hash: 'own', url: '/uploads/own.webp' };
  const row = {
    thumbnail: file,
    content: [{ body: [{ children: [{ url: '/uploads/a.pdf' }] }], image: file }, 7, null],
  };
  expect(textsIn(row)).toEqual(['/uploads/a.pdf']);
});
