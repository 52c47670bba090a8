import { articleResponse, homeResponse } from '../../../test/responses/articles';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { sendRaw } from '../../../test/raw-http';
import { findRouteAt } from '../../../test/route-at';
import { startSite } from '../../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let port: number;

beforeAll(async () => {
  cms = await startFakeCms();
  cms.responses = {
    HubPage: () => ({ __typename: 'Query', topicHub: null }),
    CategoryPage: () => ({ __typename: 'Query', category: null }),
    HomePage: () => homeResponse(),
    ArticlePage: ({ slug }) =>
      slug === 'sleep-well' ? articleResponse({ slug }) : { __typename: 'Query', article: null },
  };
  site = await startSite(cms);
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await site.close();
  await cms.close();
});

/** Sends the target byte for byte: a normal HTTP client would correct it first. */
const get = (target: string) =>
  sendRaw(port, `GET ${target} HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\n\r\n`);

test.each([
  '/blog/sleep-well/?a=1',
  '/blog//sleep-well?a=1',
  '//blog/sleep-well?a=1',
  '/blog///sleep-well//?a=1',
  '/./blog/x/../sleep-well?a=1',
  '/bl%6Fg/%73leep-well?a=1',
  '/blog\\sleep-well?a=1',
  'http://site.example//blog/sleep-well?a=1',
])('redirects %s to the canonical spelling without querying the CMS', async (target) => {
  const before = cms.requested.length;
  expect(await get(target)).toMatchObject({ status: 301, headers: { location: '/blog/sleep-well?a=1' } });
  expect(cms.requested).toHaveLength(before);
});

test.each([
  '//evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/\\/evil.example/',
  '/x/..//evil.example',
])('does not redirect %s to another host', async (target) => {
  expect(await get(target)).toMatchObject({ status: 301, headers: { location: '/evil.example' } });
});

/** The heading that a browser's router shows at an address. */
function shownAt(address: string, found: boolean): string {
  const id = findRouteAt(address);
  if (id === 'src/pages/home/HomePage.tsx') return 'In the Know';
  if (id === 'src/pages/article/ArticlePage.tsx') return found ? 'A calmer evening' : 'Blog not found.';
  return 'We could not find that page';
}

test.each([
  ['/', 200],
  ['//', 200],
  ['/.', 200],
  ['/blog/%2E%2E', 200],
  ['/blog/sleep-well', 200],
  ['/blog/sleep-well/', 200],
  ['/blog//sleep-well', 200],
  ['//blog/sleep-well', 200],
  ['/blog/./sleep-well', 200],
  ['/x/%2e%2e/blog/sleep-well', 200],
  ['/bl%6fg/sleep-well', 200],
  ['/blog/sleep%2Dwell', 200],
  ['/blog\\sleep-well', 200],
  ['/Blog/sleep-well', 200],
  ['/blog/Sleep-Well', 200],
  ['/blog%2Fsleep-well', 404],
  ['/blog/sleep-well%2f', 404],
  ['/blog/%2Fsleep-well', 404],
  ['/blog/sleep-well%20', 404],
  ['/blog/sleep-well%5C', 404],
  ['/blog/jane@doe.example', 404],
  ['/blog/jane%40doe.example', 404],
  ['/blog/%2573leep-well', 404],
  ['/blog/sleep-well/more', 404],
  ['/blog', 404],
  ['/blog/', 404],
])('server and browser router show the same page at %s', async (target, status) => {
  const first = await get(target);
  const address = first.headers.location ?? target;
  const response = first.headers.location ? await get(address) : first;
  expect(response.status).toBe(status);
  expect(response.body).toContain(shownAt(address, status === 200));
});

test.each(['/blog/Sleep-Well?a=1', '/Blog/sleep-well?a=1', '/BLOG/SLEEP-WELL?a=1'])(
  'redirects %s to the page in lower case',
  async (target) => {
    expect(await get(target)).toMatchObject({ status: 301, headers: { location: '/blog/sleep-well?a=1' } });
  },
);

test('does not redirect to a page that does not exist in lower case either', async () => {
  expect(await get('/blog/No-Such-Article')).toMatchObject({ status: 404 });
});
