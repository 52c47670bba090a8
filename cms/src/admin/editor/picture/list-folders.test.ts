import { listFolders } from './list-folders';

test('names each folder with those around it', () => {
  const tree = [
    { id: 1, name: 'Articles', children: [{ id: 3, name: 'Sleep', children: [] }] },
    { id: 2, name: 'Banners' },
    { name: 'without an id' },
  ];
  expect(listFolders(tree)).toEqual([
    { id: 1, path: 'Articles' },
    { id: 3, path: 'Articles › Sleep' },
    { id: 2, path: 'Banners' },
  ]);
  expect(listFolders(undefined)).toEqual([]);
});
