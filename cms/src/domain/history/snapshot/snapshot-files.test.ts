import { snapshotReferences } from './snapshot-files';

test('finds files in fields and blocks at any depth', () => {
  const { ids } = snapshotReferences({
    thumbnail: { file: 1 },
    content: [{ __component: 'blocks.slider', items: [{ image: { file: 2 } }, { image: { file: 1 } }] }],
  });
  expect([...ids]).toEqual([1, 2]);
});

test('finds pictures in prose by their hash, whatever id their copy has, and files by their address', () => {
  const image = { id: 99, hash: 'night_1', mime: 'image/webp', url: '/uploads/night_1.webp' };
  const { ids, hashes } = snapshotReferences({
    content: [
      { body: [{ type: 'image', image }, { children: [{ type: 'link', url: '/uploads/guide_2.pdf' }] }] },
      { content: '<img src="/uploads/small_sky_3.webp">' },
    ],
  });
  expect([...ids]).toEqual([]);
  expect([...hashes].toSorted()).toEqual(['guide_2', 'night_1', 'sky_3', 'small_sky_3']);
});

test.each([-1, 0, 1.5, 2 ** 31, 1e300])('leaves out the id %d, which no row can have', (file) => {
  expect([...snapshotReferences({ content: [{ body: [{ file }] }] }).ids]).toEqual([]);
});

test.each(['', 'a\0b', 'a b', 'x'.repeat(256)])('leaves out the hash %j, which no file can have', (hash) => {
  const { hashes } = snapshotReferences({ content: [{ body: [{ type: 'image', image: { hash } }] }] });
  expect([...hashes]).toEqual([]);
});
