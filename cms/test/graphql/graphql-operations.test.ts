import fc from 'fast-check';
import request from 'supertest';
import { contentVersion } from '../support/graphql/run-query';
import { getAddress, requestByHash, OPERATIONS } from '../support/graphql/request-by-hash';
import { withoutTable } from '../support/database/without-table';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';

let cms: Cms;
let articleId: string;
const variables = () => ({
  HomePage: {},
  ArticlePage: { slug: 'asked-for' },
  HubPage: { slug: 'sleep' },
  BlogListPage: { page: 1 },
  CategoryPage: { slug: 'sleep', page: 1 },
  AllCategoriesPage: { page: 1 },
  CategoriesListPage: {},
  FormerCategory: { slug: 'slumber' },
  PopularTopicsPage: {},
  AboutPage: { slugs: ['fitness'] },
  RelatedVideosPage: { page: 1, perPage: 24 },
  CalculatorPage: { topic: 'sleep' },
  MoreArticles: { page: 1, perPage: 30 },
  Suggestions: { search: 'asked' },
  Spotlight: {},
  TrendingCategories: {},
  CategoryArticles: { category: 'sleep' },
  AdScript: { articleId, position: 1 },
  Feed: {},
  SitemapArticles: { after: null, first: 1000 },
  SitemapCategories: {},
  TopicHues: {},
  SiteSettings: {},
});

beforeAll(async () => {
  cms = await bootCms({ NODE_ENV: 'production' });
  const content = [
    { __component: 'blocks.heading', text: 'Dim the lights', level: 2 },
    { __component: 'blocks.ad-script', content: '<script>ad()</script>' },
  ];
  articleId = (await publishArticle(cms, { title: 'Asked for', content })).documentId;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => cms.stop());

/** GraphQL's error format, whichever component responded. */
const refused = (code: string) => ({ errors: [{ message: expect.any(String), extensions: { code } }] });
/** A client error; never INTERNAL_SERVER_ERROR, and without a stack. */
const CODES = /^(BAD_REQUEST|BAD_USER_INPUT|URI_TOO_LONG)$/;
const TEXT = '{ home { headlines { id } } }';

describe('the site’s own operations', () => {
  test.each([...OPERATIONS.keys()])('are accepted by hash: %s', async (name) => {
    const given = variables()[name as keyof ReturnType<typeof variables>];
    // If this fails, an operation without variables is missing in this test.
    expect(given).toBeDefined();
    const { body, headers } = await requestByHash(cms, name, given).expect(200);
    expect(body.errors).toBeUndefined();
    expect(Object.keys(body.data).length).toBeGreaterThan(0);
    expect(Number(headers['x-content-version'])).toBe(await contentVersion(cms));
  });

  test('return the requested data', async () => {
    const { body } = await requestByHash(cms, 'ArticlePage', { slug: 'asked-for' });
    expect(body.data.article).toMatchObject({ id: articleId, content: [{ text: 'Dim the lights' }, {}] });
    const ad = await requestByHash(cms, 'AdScript', { articleId, position: 1 });
    expect(ad.body.data.adScript).toBe('<script>ad()</script>');
  });

  test.each(['Bearer stale', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.AAAA', 'Basic eDp5', 'Bearer'])(
    'ignore the authorization header "%s"',
    async (authorization) => {
      const { body } = await requestByHash(cms, 'HomePage').set('authorization', authorization).expect(200);
      expect(body.data.home.headlines).toHaveLength(1);
    },
  );

  test('are refused under an unknown hash, as JSON by default', async () => {
    const req = request(cms.server).get(`/graphql?${getAddress('HomePage', {}, 'b'.repeat(64))}`);
    const { body } = await req
      .set('accept', 'application/graphql-response+json,application/json;q=0.9')
      .expect(400);
    expect(body).toEqual(refused('PERSISTED_QUERY_NOT_FOUND'));
    const plain = await request(cms.server).get(`/graphql?${getAddress('HomePage', {}, 'b'.repeat(64))}`);
    expect(plain.type).toBe('application/json');
  });
});

test('hides database details when the database fails', async () => {
  const log = jest.spyOn(cms.strapi.log, 'error').mockImplementation(() => cms.strapi.log);
  // A cached response would not query the database.
  const { body } = await withoutTable(cms, 'article_copies', async () =>
    requestByHash(cms, 'ArticlePage', { slug: 'never-asked-for' }),
  );
  expect(body.errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
  expect(JSON.stringify(body)).not.toMatch(/select|article_copies/i);
  expect(log).toHaveBeenCalled();
});

test('responds 503 without caching when the permissions cannot be read', async () => {
  const log = jest.spyOn(cms.strapi.log, 'error').mockImplementation(() => cms.strapi.log);
  const { body, headers } = await withoutTable(cms, 'up_permissions', async () =>
    requestByHash(cms, 'ArticlePage', { slug: 'asked-by-nobody-yet' }).expect(503),
  );
  expect(body).toEqual(refused('SERVICE_UNAVAILABLE'));
  expect(headers['cache-control']).toBe('no-store');
  expect(log).toHaveBeenCalled();
});

describe('everything else in production', () => {
  const everyWay = ['/graphql', '/graphql/', '/GraphQL', '/GRAPHQL/'];

  test.each(everyWay)('is refused as a text query on %s', async (path) => {
    const responses = [
      await request(cms.server).post(path).send({ query: TEXT }),
      await request(cms.server)
        .post(path)
        .send([{ query: TEXT }, { query: TEXT }]),
      await request(cms.server).post(path).send({ query: '{ __schema { types { name } } }' }),
      await request(cms.server).post(path).send({ query: 'mutation { a }' }),
      await request(cms.server).get(path).query({ query: TEXT }).set('apollo-require-preflight', 'true'),
      await request(cms.server).get(path).query({ query: '{ __schema { types { name } } }' }),
      await request(cms.server).get(path),
      await request(cms.server).put(path).send({ query: TEXT }),
    ];
    for (const { status, body } of responses) {
      expect([status, body]).toEqual([400, refused('PERSISTED_QUERY_REQUIRED')]);
      expect(body.errors[0].message).toMatch(/REST.*\/api\/docs\.json.*GRAPHQL_OPEN=on/);
    }
  });

  test('is refused as a query to register under a hash', async () => {
    const { hash } = OPERATIONS.get('HomePage') ?? { hash: '' };
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const { body } = await request(cms.server).post('/graphql').send({ query: TEXT, extensions }).expect(400);
    expect(body).toEqual(refused('PERSISTED_QUERY_REQUIRED'));
  });

  test('is refused as another operation name under a known hash', async () => {
    const { hash } = OPERATIONS.get('HomePage') ?? {};
    const { body } = await request(cms.server)
      .get(`/graphql?${getAddress('Another', {}, hash)}`)
      .expect(400);
    expect(body.errors).toHaveLength(1);
  });

  test('is refused when it is too large', async () => {
    const long = await requestByHash(cms, 'ArticlePage', { slug: 'x'.repeat(8192) }).expect(414);
    expect(long.body).toEqual(refused('URI_TOO_LONG'));
    const large = await request(cms.server)
      .post('/graphql')
      .send({ query: TEXT, variables: { x: 'x'.repeat(101 * 1024) } })
      .expect(413);
    expect(large.body).toEqual(refused('PAYLOAD_TOO_LARGE'));
  });
});

/** Of the right types but not allowed: random values rarely find these. */
const OUT_OF_RANGE: [string, unknown][] = [
  ['SitemapArticles', { first: -1 }],
  ['SitemapArticles', { first: 10_001 }],
  ['SitemapArticles', { first: 1, after: 'no id' }],
];

describe('hostile variables', () => {
  const names = fc.constantFrom(...OPERATIONS.keys());
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.json({ maxDepth: 3 }),
    fc.dictionary(
      fc.constantFrom('slug', 'articleId', 'position', 'after', 'first', '__proto__', 'x'),
      fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(
          1e21,
          -1,
          2 ** 31,
          Number.MAX_SAFE_INTEGER,
          '%',
          "' OR 1=1 --",
          '\0',
          '\ud800',
          '../..',
          '',
        ),
      ),
    ),
    fc.constantFrom(
      '{"position":1e999}',
      '{"slug":"\\ud800"}',
      '{"slug":"\\u0000"}',
      '['.repeat(2000),
      'NaN',
    ),
  );

  const success = { data: expect.anything() };
  /** `data` is also null if the operation was refused during execution. */
  const refusal = {
    data: null,
    errors: expect.arrayContaining([
      expect.objectContaining({
        message: expect.any(String),
        extensions: { code: expect.stringMatching(CODES) },
      }),
    ]),
  };

  test('are accepted or refused in GraphQL’s response shape', async () => {
    await fc.assert(
      fc.asyncProperty(names, hostile, async (name, given) => {
        const { status, body } = await requestByHash(cms, name, given);
        expect([200, 400, 414]).toContain(status);
        expect({ data: null, ...body }).toEqual(status === 200 ? success : refusal);
      }),
      { numRuns: 200, examples: OUT_OF_RANGE },
    );
  });
});
