import request from 'supertest';
import { waitForIdleDatabase } from '../../src/platform/database/idle';
import { getAddress } from '../support/graphql/request-by-hash';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { getStatements } from '../support/statements';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';
import { withOperations } from '../support/graphql/with-operations';

const BLOG = 'api::blog.blog';
const OPERATION =
  'query Rated($slug: String!) { article(slug: $slug) { title discussion { ratingCount commentCount } } }';
const TEXT = '{ article(slug: "rated") { discussion { ratingCount } } }';

const app = withOperations(OPERATION);
let cms: Cms;
let ada: TestMember;
let ratedId: string;

beforeAll(async () => {
  cms = await bootCms({ NODE_ENV: 'production', GRAPHQL_OPEN: 'on' }, { appDir: app.appDir });
  ada = await createMember(cms, 'Ada');
  ratedId = (await publishArticle(cms, { title: 'Rated', slug: 'rated' })).documentId;
  await publishArticle(cms, { title: 'Quiet', slug: 'quiet' });
});
afterAll(async () => {
  await cms.stop();
  app.remove();
});

const as = (member: TestMember) => getCalls(cms, member);
const getRated = (slug: string) =>
  request(cms.server).get(`/graphql?${getAddress('Rated', { slug }, app.hashes[0])}`);
const ratings = async (slug: string): Promise<number> => {
  const { body } = await getRated(slug).expect(200);
  return body.data.article.discussion.ratingCount;
};
/** The statements that compute a response; its version and activity number are read for every request. */
const statements = async (slug: string) => {
  await waitForIdleDatabase(cms.strapi);
  const all = await getStatements(cms, () => getRated(slug).expect(200));
  return all.filter((sql) => !/content_version|SELECT number FROM article_activity/.test(sql)).length;
};

test('caches a discussion until its own article gets a new rating or comment', async () => {
  expect([await ratings('rated'), await ratings('quiet')]).toEqual([0, 0]);
  const before = await getRated('rated').expect(200);
  expect(before.headers).toMatchObject({
    etag: expect.stringMatching(/^W\//),
    'cache-control': expect.any(String),
  });
  expect([await statements('rated'), await statements('quiet')]).toEqual([0, 0]);

  await as(ada).rate(ratedId, 5).expect(200);
  expect(await statements('quiet')).toBe(0);
  const { headers } = await getRated('rated')
    .set('if-none-match', before.headers.etag ?? '')
    .expect(200);
  expect(headers['x-content-version']).toBe(before.headers['x-content-version']);
  expect(await ratings('rated')).toBe(1);
  expect(await statements('rated')).toBe(0);
  await as(ada).comment(ratedId, 'Thank you').expect(201);
  expect((await getRated('rated')).body.data.article.discussion.commentCount).toBe(1);
});

test('shows new ratings at a former address too', async () => {
  await cms.strapi
    .documents(BLOG)
    .update({ documentId: ratedId, data: { slug: 'rated-again' }, status: 'published' });
  const before = await ratings('rated');
  await as(await createMember(cms))
    .rate(ratedId, 1)
    .expect(200);
  expect([await ratings('rated'), await ratings('rated-again')]).toEqual([before + 1, before + 1]);
});

test('returns null for an unknown article, whatever its slug', async () => {
  for (const slug of ['unknown', '../x', 'é', 'a'.repeat(300)]) {
    expect((await getRated(slug).expect(200)).body.data.article).toBeNull();
  }
});

test('does not cache a query sent as text', async () => {
  const text = () =>
    request(cms.server).get('/graphql').query({ query: TEXT }).set('apollo-require-preflight', 'true');
  const { headers } = await text().expect(200);
  expect(headers.etag).toBeUndefined();
  expect(
    (await getStatements(cms, () => text().expect(200))).some((sql) => sql.includes('article_copies')),
  ).toBe(true);
});

describe('GET /content-version', () => {
  const readVersions = async () => (await request(cms.server).get('/content-version').expect(200)).body;
  const activity = () => cms.strapi.db.connection('article_activity');

  test('lists articles with activity in the last minute by slug, with rising numbers', async () => {
    await activity().update({ changed_at: 0 });
    const { version, ...nothing } = await readVersions();
    expect(nothing).toEqual({ activity: {} });
    await as(ada).rate(ratedId, 2).expect(200);
    const first = await readVersions();
    expect(first).toEqual({ version, activity: { 'rated-again': expect.any(Number) } });
    await as(ada).rate(ratedId, 3).expect(200);
    expect((await readVersions()).activity['rated-again']).toBeGreaterThan(first.activity['rated-again']);
  });

  test('omits older activity and articles that are not published', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Brief', slug: 'brief' });
    await as(ada).rate(documentId, 4).expect(200);
    expect(Object.keys((await readVersions()).activity)).toContain('brief');
    await cms.strapi.documents(BLOG).unpublish({ documentId });
    expect(Object.keys((await readVersions()).activity)).not.toContain('brief');
    await activity().where({ blog_id: ratedId }).decrement('changed_at', 61_000);
    expect((await readVersions()).activity).toEqual({});
  });

  test('has more fields than /readyz, which returns only the version', async () => {
    const { body } = await request(cms.server).get('/readyz').expect(200);
    expect(Object.keys(body)).toEqual(['version']);
  });
});

describe('the comments of an article', () => {
  const list = () => request(cms.server).get(`/api/comments/${ratedId}`);
  const made = async () => {
    await waitForIdleDatabase(cms.strapi);
    const all = await getStatements(cms, () => list().expect(200));
    return all.filter((sql) => sql.includes('WITH top')).length;
  };
  const names = async () =>
    (await list().expect(200)).body.slice(0, 2).map(({ username }: { username: string }) => username);

  test('are cached, and show every change immediately', async () => {
    const bea = await createMember(cms, 'Bea');
    await as(bea).comment(ratedId, 'First').expect(201);
    expect([await made(), await made()]).toEqual([1, 0]);
    await as(bea).comment(ratedId, 'Second').expect(201);
    expect(await names()).toEqual(['Bea', 'Bea']);
    const users = cms.strapi.db.query('plugin::users-permissions.user');
    await users.update({ where: { id: bea.id }, data: { username: 'Beatrice' } });
    expect(await names()).toEqual(['Beatrice', 'Beatrice']);
    await users.delete({ where: { id: bea.id } });
    expect(await names()).toEqual(['Deleted member', 'Deleted member']);
    expect((await list()).headers['cache-control']).toBe('no-cache');
  });
});
