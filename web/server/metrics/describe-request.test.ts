import { describeRequest } from './describe-request';
import { PAGE_PATHS } from './page-paths.gen';

const describePage = (url: string) => describeRequest({ method: 'GET', url, route: '/*', status: 200 });

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/blog/sleep-well', '/blog/:slug'],
  ['/blog/sleep-well?page=2#part', '/blog/:slug'],
  ['/search/my-secret-illness', '/search/:slug'],
  ['/categories-list', '/categories-list/:slug?'],
  ['/categories-list/sleep', '/categories-list/:slug?'],
  ['/sleep', '/:slug'],
  ['/jane@doe.example', '/:slug'],
  ['/blog/sleep/well', 'other'],
  ['/wp-admin/setup.php', 'other'],
  ['/__proto__/constructor', 'other'],
  ['//evil.example', 'other'],
])('%s is a page of %s', (url, page) => {
  expect(describePage(url)).toEqual({ kind: 'page', page, method: 'read', status: '2xx' });
});

test('no path of a page is longer than what is told apart', () => {
  for (const path of PAGE_PATHS) expect(path).toMatch(/^(?:[\w-]*|[\w-]+\/:\w+\??|:\w+)$/);
});

test.each([
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/feed.xml', 'feed'],
  ['/sitemap-:number(^\\d+).xml', 'feed'],
  ['/robots.txt', 'feed'],
  ['/assets/*', 'file'],
  ['/favicon.svg', 'file'],
  ['/ad-frame/:articleId/:position', 'ad'],
  ['/api', 'api'],
  ['/api/*', 'api'],
  ['/graphql', 'graphql'],
  ['/uploads/*', 'upload'],
  ['/admin/*', 'admin'],
  ['/content-manager/*', 'admin'],
  ['/something-new', 'other'],
  [undefined, 'other'],
])('the route %s is %s', (route, kind) => {
  const request = { method: 'GET', url: '/sent', route, status: 200 };
  expect(describeRequest(request)).toMatchObject({ kind, page: '' });
});

test.each([
  ['GET', 'read'],
  ['HEAD', 'read'],
  ['OPTIONS', 'read'],
  ['POST', 'write'],
  ['PROPFIND', 'write'],
])('%s is a %s', (method, expected) => {
  expect(describeRequest({ method, url: '/api', route: '/api', status: 503 })).toMatchObject({
    method: expected,
    status: '5xx',
  });
});

test('a preview is not a page as readers get it', () => {
  expect(describePage('/blog/draft?preview=f.abc.def.ghi')).toMatchObject({ kind: 'preview', page: '' });
});
