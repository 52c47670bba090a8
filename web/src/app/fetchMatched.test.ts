import type { RouteObject } from 'react-router-dom';
import { fetchMatched } from './fetchMatched';

const handles = { home: jest.fn(), other: jest.fn() };
const routes: RouteObject[] = [
  {
    id: 'root',
    children: [
      { id: 'home', index: true, handle: { fetchParts: handles.home } },
      { id: 'other', path: 'other', handle: { fetchParts: handles.other } },
    ],
  },
];
beforeEach(() => jest.clearAllMocks());

test('the code of the matched page is fetched, with its answer; other pages are not', async () => {
  await fetchMatched(routes, '/', { home: { data: 1 } });
  expect(handles.home).toHaveBeenCalledWith({ data: 1 });
  expect(handles.other).not.toHaveBeenCalled();
});

test('a page that failed needs none, nor does an address without a page', async () => {
  await fetchMatched(routes, '/other', {});
  await fetchMatched(routes, '/nowhere', { home: { data: 1 } });
  expect(handles.other).not.toHaveBeenCalled();
  expect(handles.home).not.toHaveBeenCalled();
});
