import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import {
  blogListResponse,
  categoriesListResponse,
  categoryResponse,
  formerCategoryResponse,
  jetLag,
  sleep,
  videosResponse,
} from '../../test/responses/lists';
import { startSite } from '../../test/start-site';

type Site = Awaited<ReturnType<typeof startSite>>;

let cms: FakeCms;
let site: Site;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  cms.responses = {
    BlogListPage: ({ category, page }) => {
      if (page === 9) return blogListResponse({ articles: [] });
      if (category === 'zzz') return blogListResponse(null);
      if (category === 'naps')
        return blogListResponse({ category: jetLag, ...(page === 8 && { articles: [] }) });
      return category ? blogListResponse({ category: sleep }) : blogListResponse();
    },
    HubPage: () => ({ __typename: 'Query', topicHub: null }),
    CategoryPage: ({ slug, page }) => {
      if (slug === 'jet-lag')
        return categoryResponse({ category: { id: 'c2', ...jetLag }, total: 0, articles: [] });
      if (slug === 'naps')
        return categoryResponse({ category: { id: 'c2', ...jetLag }, ...(page === 8 && { articles: [] }) });
      if (slug === 'gone')
        return categoryResponse({ category: { id: 't1', ...sleep, kind: 'TOPIC' }, topic: null });
      if (slug !== 'insomnia') return categoryResponse(null);
      return page === 9 ? categoryResponse({ articles: [] }) : categoryResponse();
    },
    RelatedVideosPage: ({ page }) => videosResponse(page === 9 ? { articles: [] } : {}),
    CategoriesListPage: () => categoriesListResponse(),
    // Jet Lag was called Naps before.
    FormerCategory: ({ slug }) => formerCategoryResponse(slug === 'naps' ? jetLag : null),
  };
  site = await startSite(cms);
});
afterAll(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

const get = (url: string) => site.app.inject({ url });
const canonical = (body: string) =>
  /<link rel="canonical" href="http:\/\/localhost:3000([^"]*)"/.exec(body)?.[1];
const things = (body: string): Record<string, unknown>[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')['@graph'];

test.each([
  ['/blog-list', '/blog-list'],
  ['/category', '/blog-list'],
  ['/blog-list?page=1&utm_source=mail', '/blog-list'],
  ['/blog-list?page=2', '/blog-list?page=2'],
  ['/blog-list?category=Sleep', '/blog-list?category=sleep'],
  ['/search/dry-eyes?page=2', '/search/dry-eyes?page=2'],
  ['/category/insomnia', '/category/insomnia'],
  ['/category/insomnia?page=2', '/category/insomnia?page=2'],
  ['/insomnia', '/category/insomnia'],
  ['/insomnia?page=2', '/category/insomnia'],
  ['/related-videos', '/related-videos'],
  ['/related-videos?page=1&utm_source=mail', '/related-videos'],
  ['/related-videos?page=2', '/related-videos?page=2'],
])('%s responds 200 with the canonical path %s', async (address, path) => {
  const { statusCode, body } = await get(address);
  expect(statusCode).toBe(200);
  expect(canonical(body)).toBe(path);
  expect(body.match(/<h1[ >]/g)).toHaveLength(1);
});

test.each([
  '/blog-list?page=9',
  '/blog-list?page=0',
  '/blog-list?page=x',
  '/blog-list?category=zzz',
  '/category/insomnia?page=9',
  '/related-videos?page=9',
  '/related-videos?page=0',
  '/related-videos?page=x',
  '/category/zzz',
  '/category/%00',
  // The site's own addresses have no other spelling: only category addresses ignore case.
  '/search/%00',
  '/zzz',
  '/search',
  '/search/%20',
  '/category/insomnia/more',
])('%s responds 404 with noindex', async (address) => {
  const { statusCode, body } = await get(address);
  expect(statusCode).toBe(404);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
});

test.each([
  ['/blog-list?search=Dry+Eyes', '/search/dry-eyes'],
  ['/blog-list?search=Dry+Eyes&category=sleep&utm_source=a', '/search/dry-eyes?category=sleep&utm_source=a'],
])('redirects the form submission %s to %s', async (address, location) => {
  const { statusCode, headers } = await get(address);
  expect([statusCode, headers.location]).toEqual([301, location]);
});

test.each([
  ['/naps', '/jet-lag'],
  ['/category/Insomnia', '/category/insomnia'],
  ['/category/Insomnia?page=2', '/category/insomnia?page=2'],
  // 404, as in the canonical spelling.
  ['/category/Insomnia?page=9', '/category/insomnia?page=9'],
  ['/INSOMNIA', '/insomnia'],
  ['/category/naps', '/category/jet-lag'],
  ['/category/naps?page=2&utm_source=a', '/category/jet-lag?page=2&utm_source=a'],
  ['/category/naps?page=8', '/category/jet-lag'],
  ['/gone', '/sleep'],
  ['/category/gone', '/sleep'],
  ['/category/gone?page=2&utm_source=a', '/sleep?utm_source=a'],
  ['/categories-list/naps', '/categories-list/sleep'],
  ['/blog-list?category=naps', '/blog-list?category=jet-lag'],
  ['/blog-list?category=naps&page=2', '/blog-list?category=jet-lag&page=2'],
  ['/blog-list?category=naps&page=8', '/blog-list?category=jet-lag'],
  ['/search/dry-eyes?category=naps&utm_source=a', '/search/dry-eyes?category=jet-lag&utm_source=a'],
])('redirects the outdated category URL %s straight to %s', async (address, location) => {
  const { statusCode, headers } = await get(address);
  expect([statusCode, headers.location]).toEqual([301, location]);
});

test.each(['/categories-list/zzz', '/categories-list/-'])(
  '%s responds 404 for an unknown topic',
  async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  },
);

test.each([
  ['/search/dry-eyes', true],
  ['/category/jet-lag', true],
  ['/blog-list', false],
  ['/category/insomnia', false],
])('%s has noindex: %s', async (address, hidden) => {
  const { body } = await get(address);
  expect(body.includes('<meta name="robots" content="noindex"/>')).toBe(hidden);
});

test('a list has its cards, a link to the next page and a form without JavaScript', async () => {
  const { body } = await get('/blog-list');
  expect(body.match(/<article/g)).toHaveLength(30);
  expect(body).toMatch(/<a[^>]* href="\/blog-list\?page=2"[^>]*>More articles<\/a>/);
  expect(body).toMatch(/<form [^>]*action="\/blog-list"/);
});

test('a category page describes its articles and breadcrumbs in structured data', async () => {
  const [page, way] = things((await get('/category/insomnia')).body);
  expect(page).toMatchObject({
    '@type': 'CollectionPage',
    url: 'http://localhost:3000/category/insomnia',
    name: 'Insomnia',
    mainEntity: { '@type': 'ItemList', numberOfItems: 23 },
  });
  const { itemListElement } = (page as { mainEntity: { itemListElement: { item: unknown }[] } }).mainEntity;
  expect(itemListElement).toHaveLength(20);
  const posting = {
    '@type': 'BlogPosting',
    headline: 'Article 1',
    url: 'http://localhost:3000/blog/a-1',
    image: 'http://localhost:3000/styleguide/1600x1000.webp',
    description: expect.any(String),
    datePublished: '2026-03-01T08:00:00.000Z',
  };
  expect(itemListElement[0]?.item).toEqual({ ...posting, author: { '@type': 'Person', name: 'Ada Writer' } });
  expect(itemListElement[1]?.item).toMatchObject({ author: { '@type': 'Person', name: 'Author' } });
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Sleep' }, { name: 'Insomnia' }],
  });
});

test('a list describes its articles and breadcrumbs in structured data', async () => {
  const [list, way] = things((await get('/blog-list')).body);
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 64 });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('each page of a list has its own structured data', async () => {
  const [list] = things((await get('/blog-list?page=2')).body);
  expect(list).toMatchObject({
    '@id': 'http://localhost:3000/blog-list?page=2#list',
    itemListElement: expect.arrayContaining([expect.objectContaining({ position: 31 })]),
  });
  const [page] = things((await get('/category/insomnia?page=2')).body);
  expect(page).toMatchObject({
    url: 'http://localhost:3000/category/insomnia?page=2',
    mainEntity: {
      itemListElement: expect.arrayContaining([expect.objectContaining({ position: 21 })]),
    },
  });
});

test('each page of the videos describes its collection in structured data', async () => {
  const [page, way] = things((await get('/related-videos?page=2')).body);
  expect(page).toMatchObject({
    '@type': 'CollectionPage',
    url: 'http://localhost:3000/related-videos?page=2',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 60,
      itemListElement: expect.arrayContaining([expect.objectContaining({ position: 25 })]),
    },
  });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Videos' }] });
});

test('search results have no structured data', async () => {
  expect((await get('/search/dry-eyes')).body).not.toContain('application/ld+json');
});
