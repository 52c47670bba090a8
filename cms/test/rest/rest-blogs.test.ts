import { getPlacementArticles } from '../../src/domain/placements/placement';
import { day } from '../support/fixtures';
import { publishArticle } from '../support/content/publish-article';
import { bootReadingCms } from '../support/cms/reading-cms';

const reading = bootReadingCms();
const { get, slugs } = reading;

describe('GET /api/blogs', () => {
  test('lists the newest articles with every field of a list item', async () => {
    const { body, headers } = await get('/api/blogs').expect(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-total-count']).toBe('35');
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(
      Array.from({ length: 35 }, (_, at) => `a${String(35 - at).padStart(2, '0')}`),
    );
    expect(body[2]).toEqual({
      blog_id: expect.stringMatching(/^[a-z0-9]{24}$/),
      slug: 'a33',
      title: 'Article 33',
      description: null,
      thumbnail_url: expect.stringMatching(/^\/uploads\/night\.webp\?v=\w+$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      published_at: day(33),
      categories: ['Sleep', 'Insomnia'],
      author: null,
      layoutType: 'text-image-alternating',
    });
  });

  test('returns thirty per page by default and an empty page past the end', async () => {
    expect(await slugs('/api/blogs?page=1')).toHaveLength(30);
    expect(await slugs('/api/blogs?page=2')).toEqual(['a05', 'a04', 'a03', 'a02', 'a01']);
    expect(await slugs('/api/blogs?page=3')).toEqual([]);
    expect(await slugs('/api/blogs?page=999999999&limit=100')).toEqual([]);
    expect(await slugs('/api/blogs?limit=2&page=3')).toEqual(['a31', 'a30']);
    expect(await slugs('/api/blogs?limit=1000')).toHaveLength(35);
  });

  test('includes sub-topics in a topic and finds a category by name or slug in any case', async () => {
    const { headers } = await get('/api/blogs?category=Sleep&limit=3').expect(200);
    expect(headers['x-total-count']).toBe('11');
    expect(await slugs('/api/blogs?category=sleep&limit=3')).toEqual(['a33', 'a30', 'a27']);
    expect(await slugs('/api/blogs?category=Insomnia')).toHaveLength(11);
    expect(await slugs("/api/blogs?category=Men's%20Health")).toEqual([]);
    expect(await slugs('/api/blogs?category=mens-health')).toEqual([]);
    const unknown = await get('/api/blogs?category=Nothing').expect(200);
    expect([unknown.body, unknown.headers['x-total-count']]).toEqual([[], '0']);
  });

  test('combines search and category', async () => {
    expect(await slugs('/api/blogs?search=article&category=Sleep&limit=2')).toHaveLength(2);
    expect((await get('/api/blogs?search=article&category=Sleep')).headers['x-total-count']).toBe('11');
    expect(await slugs('/api/blogs?search=article%2033&category=Sleep')).toEqual(['a33']);
    expect(await slugs('/api/blogs?search=article%2034&category=Sleep')).toEqual([]);
  });

  test('ignores unknown parameters, including Strapi’s own', async () => {
    const plain = (await get('/api/blogs?limit=2')).body;
    for (const more of [
      'status=draft',
      'populate[0]=content',
      'fields=id',
      'filters[title][$eq]=x',
      'sort=title',
    ]) {
      expect((await get(`/api/blogs?limit=2&${more}`).expect(200)).body).toEqual(plain);
    }
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=',
    'limit=0',
    'limit=abc',
    'page=1&page=2',
    'page[]=1',
    'limit[x]=1',
    'search[$ne]=1',
    'category[]=Sleep',
    'type=a&type=b',
  ])('refuses %s with an error message', async (query) => {
    const { body } = await get(`/api/blogs?${query}`).expect(400);
    expect(body).toEqual({
      error: body.message,
      message: expect.stringMatching(/page|limit|search|category|type/),
    });
  });
});

describe('GET /api/blogs?type=', () => {
  test.each([
    ['random-blogs', 8],
    ['news-list', 4],
    ['featured-news', 4],
    ['grid-3x5', 15],
    ['scrolling-banner', 12],
    ['Sleep-featured', 12],
  ])('%s returns %d distinct articles by default and no total', async (type, count) => {
    const { body, headers } = await get(`/api/blogs?type=${type}`).expect(200);
    expect(new Set(body.map(({ slug }: { slug: string }) => slug)).size).toBe(count);
    expect(headers['x-total-count']).toBeUndefined();
  });

  test('starts a topic’s list with its newest articles and continues with the newest of all', async () => {
    const list = await slugs('/api/blogs?type=Sleep-featured&limit=13');
    expect(list.slice(0, 2)).toEqual(['a33', 'a30']);
    expect(list.slice(10)).toEqual(['a03', 'a35', 'a34']);
    expect(await slugs('/api/blogs?type=Sleep-featured&limit=6&page=2')).toEqual(list.slice(6, 12));
  });

  test('puts the editors’ choice first, also in search results', async () => {
    const [{ blog_id: chosen }] = (await get('/api/blogs?search=article%207').expect(200)).body;
    await reading.cms.strapi.documents('api::placement.placement').create({
      data: { key: 'news-list', title: 'News', blogs: [chosen] } as never,
    });
    expect(await slugs('/api/blogs?type=news-list')).toEqual(['a07', 'a35', 'a34', 'a33']);
    expect(await slugs('/api/blogs?type=news-list&category=Sleep&limit=2')).toEqual(['a33', 'a30']);
    expect(await slugs('/api/blogs?type=news-list&search=article&limit=1')).toEqual(['a07']);
  });

  test('keeps a shuffled list stable across pages and reshuffles it after a minute', async () => {
    const dealt = async (now: number, offset: number, limit: number) =>
      (await getPlacementArticles(reading.cms.strapi, 'random-blogs', { offset, limit }, { now })).map(
        ({ slug }) => slug,
      );
    const list = await dealt(0, 0, 20);
    expect(new Set(list).size).toBe(20);
    expect([...(await dealt(59_999, 0, 10)), ...(await dealt(0, 10, 10))]).toEqual(list);
    expect(await dealt(60_000, 0, 20)).not.toEqual(list);
  });

  test('returns an empty list for an unknown type', async () => {
    expect(await slugs('/api/blogs?type=nothing')).toEqual([]);
    expect(await slugs('/api/blogs?type=Nothing-featured')).toEqual([]);
  });
});

test('GET /api/blogs returns at most a hundred articles per response', async () => {
  for (let number = 36; number <= 101; number += 1)
    await publishArticle(reading.cms, { title: `Article ${number}`, publicationDate: day(number) });
  for (const address of ['/api/blogs', '/api/blogs?limit=1000', '/api/blogs?type=random-blogs&limit=1000']) {
    expect(await slugs(address)).toHaveLength(100);
  }
});
