import request from 'supertest';
import { getDialect } from '../../src/platform/database/dialect';
import { toRows } from '../../src/platform/database/rows/rows';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { repeatConcurrently, getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';
import { createMember, type TestMember } from '../support/members/create-member';

/**
 * The same request twenty times at the same time, while an editor publishes a long article. On SQLite all of them first
 * read on the connection for reading, which does not see uncommitted writes, and then write one after the other. They
 * must store one row, and none may get 500.
 */

const BLOG = 'api::blog.blog';
const TIMES = 20;

let cms: Cms;
let token: string;
let ada: TestMember;
let blogId: string;
let commentId: number;
let long: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  cms.strapi.log.silent = true;
  token = await loginAsAdmin(cms, 'strapi-super-admin');
  ada = await createMember(cms, 'Ada');
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: 'discussed' })).documentId;
  commentId = (
    await getCalls(cms, await createMember(cms))
      .comment(blogId, 'First')
      .expect(201)
  ).body.comment_id;
  const content = Array.from({ length: 300 }, () => ({ __component: 'blocks.paragraph', text: 'a' }));
  const { body } = await admin().post(getEntries(BLOG), { title: 'Long', content }).expect(201);
  long = body.data.documentId;
});
afterAll(() => cms.stop());

const admin = () => asAdmin(cms, token);
const rows = (table: string, where: object) => cms.strapi.db.connection(table).where(where);

/** The number of responses per status to these requests during the publication. */
async function statuses(act: (index: number) => PromiseLike<{ status: number }>) {
  const publishing = admin()
    .post(`${getEntries(BLOG)}/${long}/actions/publish`)
    .then(({ status }) => status);
  const responses = await repeatConcurrently(TIMES, act);
  expect(await publishing).toBe(200);
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const signup = (username: string, email: string) =>
  request(cms.server).post('/api/users/signup').send({ username, email, password: 'Str0ng!pass' });
const subscribe = (email: string) => request(cms.server).post('/api/subscribe').send({ email });

describe('of members', () => {
  test('sign-ups with one name open one account', async () => {
    const all = await statuses((index) => signup('Same Name', `name${index}@example.org`));
    expect(all).toEqual({ 201: 1, 409: TIMES - 1 });
    expect(await rows('up_users', { username: 'Same Name' })).toHaveLength(1);
  });
  test('sign-ups with one e-mail address open one account', async () => {
    const all = await statuses((index) => signup(`Member ${index}`, 'same@example.org'));
    expect(all).toEqual({ 201: 1, 409: TIMES - 1 });
    expect(await rows('up_users', { email: 'same@example.org' })).toHaveLength(1);
  });
  test('ratings of one article by one member become one rating', async () => {
    expect(await statuses((index) => getCalls(cms, ada).rate(blogId, (index % 5) + 1))).toEqual({
      200: TIMES,
    });
    expect(await rows('ratings', { member_id: ada.id })).toHaveLength(1);
  });
  test('repeated saves of one article by one member are stored once', async () => {
    expect(await statuses(() => getCalls(cms, ada).save(blogId))).toEqual({ 200: TIMES });
    expect(await rows('saved_blogs', { member_id: ada.id })).toHaveLength(1);
  });
  test('reports of one comment by one member become one report', async () => {
    expect(await statuses(() => getCalls(cms, ada).report(commentId))).toEqual({ 200: 1, 409: TIMES - 1 });
    expect(await rows('comment_reports', { member_id: ada.id })).toHaveLength(1);
  });
  test('subscriptions of one address become one', async () => {
    expect(await statuses(() => subscribe('Reader@example.org'))).toEqual({ 200: TIMES });
    expect(await rows('subscribers', {})).toHaveLength(1);
  });
});

describe('of editors', () => {
  test('articles with the same title get different addresses, or are refused', async () => {
    const all = await statuses(() => admin().post(getEntries(BLOG), { title: 'Same title', content: [] }));
    expect(Object.keys(all).filter((status) => status !== '400')).toEqual(['201']);
    const slugs: string[] = (await rows('blogs', { title: 'Same title' })).map(({ slug }) => slug);
    expect([slugs.length, new Set(slugs).size]).toEqual([all[201], all[201]]);
  });
  test('articles with the same address become one', async () => {
    const all = await statuses((index) =>
      admin().post(getEntries(BLOG), { title: `Title ${index}`, slug: 'one-address', content: [] }),
    );
    expect(all).toEqual({ 201: 1, 400: TIMES - 1 });
    expect(await rows('blogs', { slug: 'one-address' })).toHaveLength(1);
  });
  test('categories with the same name become one', async () => {
    const data = { name: 'Same category', kind: 'topic' };
    const all = await statuses(() => admin().post(getEntries('api::category.category'), data));
    expect(all).toEqual({ 201: 1, 400: TIMES - 1 });
    expect(await rows('categories', { name: 'Same category' })).toHaveLength(1);
  });
  test('saves and publications of one article all succeed, and leave a draft and a published version', async () => {
    const content = [{ __component: 'blocks.paragraph', text: 'a' }];
    const all = await statuses((index) =>
      index % 2 === 0
        ? admin().put(`${getEntries(BLOG)}/${blogId}`, { title: 'Discussed', content })
        : admin().post(`${getEntries(BLOG)}/${blogId}/actions/publish`),
    );
    expect(all).toEqual({ 200: TIMES });
    const versions = await rows('blogs', { document_id: blogId });
    const isDraft = versions.map(({ published_at }) => published_at === null);
    expect([isDraft.length, new Set(isDraft).size]).toEqual([2, 2]);
    // The last write wins: an article without blocks may have been published before the first save.
    const counts = [];
    for (const { id } of versions.toSorted((one) => (one.published_at === null ? -1 : 1))) {
      const links = await rows('blogs_cmps', { entity_id: id, field: 'content' });
      for (const { cmp_id } of links)
        expect(await rows('components_blocks_paragraph', { id: cmp_id })).toHaveLength(1);
      counts.push(links.length);
    }
    expect([
      [1, 0],
      [1, 1],
    ]).toContainEqual(counts);
  });
});

/** The columns of each unique index of a table, sorted. */
async function uniqueIndexes(table: string): Promise<string[]> {
  const { connection } = cms.strapi.db;
  const sql =
    getDialect(cms.strapi) === 'sqlite'
      ? `SELECT (SELECT group_concat(name, ',') FROM (SELECT name FROM pragma_index_info(i.name) ORDER BY name)) AS columns
         FROM pragma_index_list(?) i WHERE i."unique" = 1`
      : `SELECT (SELECT string_agg(a.attname, ',' ORDER BY a.attname) FROM pg_attribute a
                 WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)) AS columns
         FROM pg_index i WHERE i.indrelid = ?::regclass AND i.indisunique`;
  return toRows(await connection.raw(sql, [table])).map((row) => (row as { columns: string }).columns);
}

test.each([
  ['up_users', 'username_key'],
  ['up_users', 'email'],
  ['ratings', 'blog_id,member_id'],
  ['saved_blogs', 'blog_id,member_id'],
  ['comment_reports', 'comment_id,member_id'],
  ['subscribers', 'email'],
  ['categories', 'name'],
  ['categories', 'slug'],
  ['redirects', 'slug'],
  ['blogs', 'slug'],
])('the database contains one row of %s for each %s', async (table, columns) => {
  expect(await uniqueIndexes(table)).toContain(columns);
});
