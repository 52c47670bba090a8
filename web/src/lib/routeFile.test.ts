import { routeFiles } from './routeFile';

test('a page is known by its file, whichever of its routes is shown', () => {
  const ids = ['root', 'pages', 'src/pages/hub/HubPage.tsx#sleep', 'src/pages/hub/HubPage.tsx#aging'];
  expect(routeFiles(ids)).toEqual(['src/pages/hub/HubPage.tsx']);
});

test('a route without a page has none', () => {
  expect(routeFiles(['root', 'not-found'])).toEqual([]);
});
