import { getLibraryPath } from './library-path';

const read = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);

test('asks for the newest pictures, everywhere', () => {
  expect(read(getLibraryPath({ text: ' ', folder: undefined }, 2))).toEqual({
    page: '2',
    pageSize: '24',
    sort: 'createdAt:DESC',
    'filters[$and][0][mime][$contains]': 'image',
  });
});

test('asks for words and a folder, or for what is in none', () => {
  expect(read(getLibraryPath({ text: ' a & b ', folder: 7 }, 1))).toMatchObject({
    _q: 'a & b',
    'filters[$and][1][folder][id]': '7',
  });
  expect(read(getLibraryPath({ text: '', folder: null }, 1))).toMatchObject({
    'filters[$and][1][folder][id][$null]': 'true',
  });
});
