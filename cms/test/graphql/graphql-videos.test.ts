import { runQuery, requestQuery } from '../support/graphql/run-query';
import { day } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { PAGE_QUERIES } from '../support/graphql/page-queries';
import { publishArticle } from '../support/content/publish-article';

let cms: Cms;
const list = async (variables: Record<string, unknown> = {}) =>
  (await runQuery(cms, PAGE_QUERIES.Videos, variables)).videoArticles;
const slugs = async (variables: Record<string, unknown> = {}): Promise<string[]> =>
  (await list(variables)).articles.map(({ slug }: { slug: string }) => slug);

/** Every fourth of 20 articles is a video, alternating between the two layouts; `v20` is the newest. */
beforeAll(async () => {
  cms = await bootCms();
  for (let number = 1; number <= 20; number += 1) {
    const layoutType = number % 8 === 0 ? 'video-lead' : 'video';
    await publishArticle(cms, {
      title: `Article ${number}`,
      slug: `v${number}`,
      publicationDate: day(number),
      layoutType: number % 4 === 0 ? layoutType : 'minimalist',
    });
  }
  await cms.strapi
    .documents('api::blog.blog')
    .create({ data: { title: 'Draft', slug: 'draft', layoutType: 'video' } as never });
});
afterAll(() => cms.stop());

test('lists articles of the two video layouts only, newest first', async () => {
  expect(await slugs()).toEqual(['v20', 'v16', 'v12', 'v8', 'v4']);
  expect(await list()).toMatchObject({ total: 5, category: null, nearest: null });
});

test.each([
  [{ page: 1, perPage: 2 }, ['v20', 'v16']],
  [{ page: 3, perPage: 2 }, ['v4']],
  [{ page: 4, perPage: 2 }, []],
])('returns the page for %o', async (variables, expected) => {
  expect(await slugs(variables)).toEqual(expected);
  expect((await list(variables)).total).toBe(5);
});

test.each([{ page: 0 }, { page: -1 }, { perPage: 0 }, { perPage: 101 }, { page: 2 ** 31 }, { page: 'x' }])(
  'refuses %o with a message that names the argument',
  async (variables) => {
    const { status, body } = await requestQuery(cms, PAGE_QUERIES.Videos, variables);
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.errors[0].message).toContain(Object.keys(variables)[0]);
  },
);

test('lists an article only while its layout is video and it is published', async () => {
  const blogs = cms.strapi.documents('api::blog.blog');
  const { documentId } = await publishArticle(cms, { title: 'New', slug: 'new', layoutType: 'accordion' });
  expect(await slugs()).not.toContain('new');
  const layOut = (layoutType: string) =>
    blogs.update({ documentId, data: { layoutType } as never, status: 'published' });
  const others = ['v20', 'v16', 'v12', 'v8', 'v4'];
  await layOut('video');
  expect(await slugs()).toEqual(['new', ...others]);
  await layOut('accordion');
  expect(await slugs()).toEqual(others);
  await layOut('video-lead');
  expect(await slugs()).toEqual(['new', ...others]);
  await blogs.unpublish({ documentId });
  expect(await slugs()).toEqual(others);
  await blogs.publish({ documentId });
  expect(await slugs()).toEqual(['new', ...others]);
});

test('reads a page and its count from the video index without sorting', async () => {
  const knex = cms.strapi.db.connection;
  await knex('content_version').increment('version', 1);
  const queries: { sql: string; bindings: unknown[] }[] = [];
  const note = (statement: (typeof queries)[number]) => queries.push(statement);
  knex.on('query', note);
  await list({ page: 2, perPage: 2 });
  knex.removeListener('query', note);
  const ofVideos = queries.filter(({ sql }) => /i\.video\b/.test(sql));
  expect(ofVideos).toHaveLength(2);
  for (const statement of ofVideos) {
    const plan = await getPlan(statement);
    expect(plan).toContain('article_index_videos');
    expect(plan).not.toMatch(/sort|b-tree/i);
  }
});

/** The database's query plan; PostgreSQL would scan such a small table by default. */
function getPlan({ sql, bindings }: { sql: string; bindings: unknown[] }): Promise<string> {
  return cms.strapi.db.connection.transaction(async (trx) => {
    const postgres = Boolean(process.env.TEST_DATABASE_URL);
    if (postgres) await trx.raw('SET LOCAL enable_seqscan = off');
    if (postgres) await trx.raw('SET LOCAL enable_bitmapscan = off');
    const explained = await trx.raw(
      `${postgres ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'} ${sql.replace(/\$\d+/g, '?')}`,
      bindings as never,
    );
    return JSON.stringify(postgres ? explained.rows : explained);
  });
}
