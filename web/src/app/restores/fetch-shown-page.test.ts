import type { RouteObject } from 'react-router-dom';
import { fetchShownPage } from './fetch-shown-page';
import { NotFound, PAGES_ID } from '../NotFound/NotFound';

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

test('fetches the parts of the rendered page, with its loader data, and of no other page', async () => {
  await fetchShownPage(routes, { home: { data: 1 } });
  expect(handles.home).toHaveBeenCalledWith({ data: 1 });
  expect(handles.other).not.toHaveBeenCalled();
});

test('fetches no parts for a page without loader data', async () => {
  await fetchShownPage(routes, {});
  await fetchShownPage(routes, { home: undefined });
  expect(handles.home).not.toHaveBeenCalled();
  expect(handles.other).not.toHaveBeenCalled();
});

test('fetches the not-found page for a 404 error only', async () => {
  const fetched = jest.spyOn(NotFound, 'fetch').mockResolvedValue();
  const missing = { status: 404, statusText: 'Not Found', data: 'Not found', internal: false };
  await fetchShownPage(routes, {}, { [PAGES_ID]: { ...missing, status: 502 } });
  expect(fetched).not.toHaveBeenCalled();
  await fetchShownPage(routes, {}, { [PAGES_ID]: missing });
  await fetchShownPage(routes, {}, { 'src/pages/article/ArticlePage.tsx#blog/:slug': missing });
  expect(fetched).toHaveBeenCalledTimes(2);
});
