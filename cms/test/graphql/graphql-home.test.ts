import request from 'supertest';
import { runQuery } from '../support/graphql/run-query';
import { banner, picture, someArticles } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { restBanners, restIds, section } from '../support/rest/same-as-rest';

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
  await someArticles(cms);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => cms.stop());

/** The clock of the CMS, which runs in this process. */
const at = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
const MINUTE = Date.UTC(2026, 0, 1, 12);

test.each([
  ['headlines', 'scrolling-banner&limit=6', 6],
  ['featured', 'blog-strip&limit=6', 6],
  ['grid', 'random-blogs', 8],
  ['justIn', 'grid-3x5', 15],
  ['moreTopReads', 'news-list', 4],
  ['inTheKnow', 'featured-news', 4],
])('%s has the same articles as REST for type=%s', async (field, type, count) => {
  at(MINUTE);
  const ids = await section(cms, 'home', field, 'articles');
  expect(ids).toHaveLength(count);
  expect(ids).toEqual(await restIds(cms, `/api/blogs?type=${type}`));
});

test('puts the editors’ choice first', async () => {
  const chosen = (await restIds(cms, '/api/blogs')).slice(-2);
  await cms.strapi.documents('api::placement.placement').create({
    data: { key: 'news-list', title: 'More Top Reads', blogs: chosen } as never,
  });
  const ids = await section(cms, 'home', 'moreTopReads', 'articles');
  expect(ids.slice(0, 2)).toEqual(chosen);
  expect(ids).toEqual(await restIds(cms, '/api/blogs?type=news-list'));
});

test('shuffles the grid every minute, even in cached responses', async () => {
  const grid = async (now: number): Promise<string[]> => {
    at(now);
    const query = '{ home { grid { slug } } }';
    const req = request(cms.server).get('/graphql').query({ query }).set('apollo-require-preflight', 'true');
    return (await req.expect(200)).body.data.home.grid.map(({ slug }: { slug: string }) => slug);
  };
  const dealt = await grid(MINUTE);
  expect(new Set(dealt).size).toBe(8);
  expect(await grid(MINUTE + 59_999)).toEqual(dealt);
  expect(await grid(MINUTE + 60_000)).not.toEqual(dealt);
});

describe('home page banners', () => {
  test('are null or empty before an editor adds them', async () => {
    const { home } = await runQuery(
      cms,
      '{ home { firstPromotion { id } wellness { id } secondPromotion { id } } }',
    );
    expect(home).toEqual({ firstPromotion: null, wellness: [], secondPromotion: null });
  });

  test('match REST, with only the first banner for each promotion', async () => {
    const image = await picture(cms, 'tile');
    for (const category of ['home-post', 'home-vert-post', 'home-info-article']) {
      for (const position of [3, 1, 2, 5, 4, 6]) {
        await banner(cms, { image, title: `${category} ${position}`, type: 'home', category, position });
      }
    }
    const home = (category: string) => restBanners(cms, `/api/banners/by-category?category=${category}`);
    const wellness = await section(cms, 'home', 'wellness', 'banners');
    expect(wellness).toHaveLength(6);
    expect(wellness).toEqual(await home('home-vert-post'));
    expect(await section(cms, 'home', 'firstPromotion', 'banners')).toEqual((await home('home-post'))[0]);
    expect(await section(cms, 'home', 'secondPromotion', 'banners')).toEqual(
      (await home('home-info-article'))[0],
    );
  });
});

test('does not read a section that the query omits', async () => {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  // The arrangement is read once per version.
  await cms.strapi.db.connection('content_version').increment('version', 1);
  cms.strapi.db.connection.on('query', note);
  await runQuery(cms, '{ home { firstPromotion { id } } }');
  cms.strapi.db.connection.removeListener('query', note);
  expect(statements.some((sql) => sql.includes('banners'))).toBe(true);
  expect(statements.filter((sql) => sql.includes('placements') || sql.includes('blogs'))).toEqual([]);
});
