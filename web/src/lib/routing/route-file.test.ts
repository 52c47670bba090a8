import { routeFiles } from './route-file';

test('returns the file of a page once for all of its routes', () => {
  const ids = ['root', 'pages', 'src/pages/hub/HubPage.tsx#sleep', 'src/pages/hub/HubPage.tsx#aging'];
  expect(routeFiles(ids)).toEqual(['src/pages/hub/HubPage.tsx']);
});

test('returns no file for routes without a page', () => {
  expect(routeFiles(['root', 'not-found'])).toEqual([]);
});
