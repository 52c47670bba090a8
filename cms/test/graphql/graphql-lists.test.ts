import fc from 'fast-check';
import request from 'supertest';
import { runQuery, requestQuery } from '../support/graphql/run-query';
import { day, someArticles } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { PAGE_QUERIES } from '../support/graphql/page-queries';
import { getIds, restIds } from '../support/rest/same-as-rest';
import { getStatements } from '../support/statements';

let cms: Cms;
const list = async (variables: Record<string, unknown>) =>
  (await runQuery(cms, PAGE_QUERIES.Articles, variables)).articles;

beforeAll(async () => {
  cms = await bootCms();
  await someArticles(cms);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => cms.stop());

describe('articles', () => {
  test('have every field that cards show', async () => {
    const { total, articles, category } = await list({ category: 'sleep', perPage: 1 });
    const sleep = {
      id: expect.stringMatching(/^[a-z0-9]{24}$/),
      name: 'Sleep',
      slug: 'sleep',
      kind: 'TOPIC',
    };
    expect([total, category]).toEqual([11, sleep]);
    expect(articles).toEqual([
      {
        id: expect.stringMatching(/^[a-z0-9]{24}$/),
        slug: 'a33',
        title: 'Article 33',
        description: null,
        thumbnail: {
          url: expect.stringMatching(/^\/uploads\/night\.webp\?v=\w+$/),
          width: 800,
          height: 500,
          alt: '',
          srcset: expect.stringMatching(
            /^\/uploads\/small_night\.webp\?v=\w+ 480w, \/uploads\/night\.webp\?v=\w+ 800w$/,
          ),
        },
        publishedAt: day(33),
        author: null,
        categories: [
          sleep,
          { id: expect.any(String), name: 'Insomnia', slug: 'insomnia', kind: 'SUB_TOPIC' },
        ],
      },
    ]);
  });

  test.each([
    [{}, 'page=1', 30],
    [{ page: 2 }, 'page=2', 5],
    [{ page: 3 }, 'page=3', 0],
    [{ page: 2_147_483_647, perPage: 100 }, 'page=999999999&limit=100', 0],
    [{ perPage: 100 }, 'limit=100', 35],
    [{ page: 3, perPage: 2 }, 'page=3&limit=2', 2],
    [{ category: 'Sleep' }, 'category=Sleep&page=1', 11],
    [{ category: 'mens-health' }, 'category=mens-health&page=1', 0],
    [{ category: ' INSOMNIA ', page: 2, perPage: 6 }, 'category=insomnia&page=2&limit=6', 5],
    [{ search: 'article 7' }, 'search=article%207', 1],
    [{ search: 'article', category: 'sleep' }, 'search=article&category=sleep', 11],
    [{ search: '…' }, 'search=%E2%80%A6', 0],
    [{ search: ' ', category: '' }, 'search=%20&category=&page=1', 30],
    [{ search: null, category: null }, 'page=1', 30],
  ])('for %o are the same as from REST with %s', async (variables, query, count) => {
    const { total, articles } = await list(variables);
    const { headers } = await request(cms.server).get(`/api/blogs?${query}`);
    expect(articles).toHaveLength(count);
    expect(getIds(articles)).toEqual(await restIds(cms, `/api/blogs?${query}`));
    expect(String(total)).toBe(headers['x-total-count']);
  });

  test('are null for an unknown category', async () => {
    for (const category of ['nothing', 'Sleep, Insomnia', '__proto__', '\0', '%'])
      expect(await list({ category })).toBeNull();
    expect((await list({})).category).toBeNull();
  });

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 2 ** 31 },
    { page: 'abc' },
    { page: null },
    { perPage: 0 },
    { perPage: -30 },
    { perPage: 101 },
    { perPage: 1e100 },
    { category: ['sleep'] },
    { search: { $ne: '' } },
  ])('are refused for %o with a message that names the argument', async (variables) => {
    const { status, body } = await requestQuery(cms, PAGE_QUERIES.Articles, variables);
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(body.errors[0].message).toContain(Object.keys(variables)[0]);
  });

  test('are refused for a large perPage with an uncached error that names the range', async () => {
    const query = '{ articles(perPage: 500) { total } }';
    const get = request(cms.server).get('/graphql').query({ query }).set('apollo-require-preflight', 'true');
    const { body, headers } = await get.expect(400);
    expect(body.errors[0].message).toBe('perPage must be a whole number from 1 to 100; it is 500.');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a search without results', () => {
  const nearest = async (variables: Record<string, unknown>) => (await list(variables)).nearest;
  const names = (categories: { name: string }[]) => categories.map(({ name }) => name);

  test('suggests a corrected spelling', async () => {
    expect((await nearest({ search: 'artcle 7' })).searches).toEqual(['article 7']);
    const { total } = await list({ search: 'article 7' });
    expect(total).toBe(1);
  });

  test('suggests words that find articles on their own', async () => {
    expect((await nearest({ search: 'article xyzzy' })).searches).toEqual(['article']);
    expect((await nearest({ search: 'xyzzy' })).searches).toEqual([]);
  });

  test('within a category suggests the same search in all categories', async () => {
    const { total } = await list({ search: 'article', category: 'mens-health' });
    expect(total).toBe(0);
    expect((await nearest({ search: 'article', category: 'mens-health' })).searches).toEqual(['article']);
  });

  test('suggests similarly named categories, then the largest topics', async () => {
    expect(names((await nearest({ search: 'insomina cure' })).categories)).toEqual([
      'Insomnia',
      'Sleep',
      "Men's Health",
    ]);
    expect(names((await nearest({ search: 'xyzzy' })).categories)).toEqual(['Sleep', "Men's Health"]);
  });

  test.each([{ search: 'article' }, { search: ' ' }, {}, { page: 9 }, { category: 'mens-health' }])(
    'is not the case for %o, so nothing is suggested',
    async (variables) => {
      expect(await nearest(variables)).toBeNull();
    },
  );

  test('with many misspelled words runs fewer than eighty SQL statements', async () => {
    const search = Array.from({ length: 40 }, (_, number) => `artcle${number} artcile insomina`).join(' ');
    const statements = await getStatements(cms, () =>
      list({ search: search.split(' ').slice(0, 39).join(' ') }),
    );
    expect(statements.length).toBeLessThan(80);
  });
});

describe('suggestions', () => {
  test.each(['art', 'article 1', 'slep', 'men’s', 'INSOM', 'nothing like it', '', ' ', '%', "' OR 1=1 --"])(
    'for "%s" are the same as from REST',
    async (search) => {
      const { suggestions } = await runQuery(cms, PAGE_QUERIES.Suggestions, { search });
      const rest = await request(cms.server).get('/api/blogs/suggestions').query({ search }).expect(200);
      expect(suggestions).toEqual(rest.body);
    },
  );

  test('are category names and titles, ten at most', async () => {
    expect((await runQuery(cms, '{ suggestions(search: "in") }')).suggestions).toEqual(['Insomnia']);
    expect((await runQuery(cms, '{ suggestions(search: "article") }')).suggestions).toHaveLength(10);
  });
});

test('accepts any text without an error or a log entry', async () => {
  const log = jest.spyOn(cms.strapi.log, 'error');
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '\0',
      '\ud800',
      '%',
      '_',
      '"',
      "'",
      "' OR 1=1 --",
      '\\',
      '*',
      'a:*',
      '../..',
      'x'.repeat(20_000),
    ),
  );
  const question = `query ($text: String!) {
    articles(category: $text, search: $text) { total }
    category(slug: $text) { total }
    topicHub(slug: $text) { topic { id } }
  }`;
  const words = `query ($text: String!) { suggestions(search: $text) articles(search: $text) { total } }`;
  await fc.assert(
    fc.asyncProperty(text, async (sent) => {
      for (const query of [question, words]) {
        const { status, body } = await requestQuery(cms, query, { text: sent });
        expect([status, body.errors]).toEqual([200, undefined]);
      }
    }),
    { numRuns: 100 },
  );
  expect(log).not.toHaveBeenCalled();
});
