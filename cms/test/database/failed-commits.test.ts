import request from 'supertest';
import { getDialect } from '../../src/platform/database/dialect';
import { ContentRun } from '../support/content/content-run';
import { prepareFailures, whileCommitsFail } from '../support/database/failing-writes';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { getNewsletterTokens } from '../support/members/newsletter-tokens';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';
import { PASSWORD, createMember, type TestMember } from '../support/members/create-member';

/**
 * A COMMIT fails, as on a full disk: no response may report success (C44), nothing may be stored, and the next request
 * must work.
 */

let cms: Cms;
let ada: TestMember;
let blogId: string;
let commentId: number;
let admin: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: 'discussed' })).documentId;
  const { body } = await getCalls(cms, await createMember(cms))
    .comment(blogId, 'First')
    .expect(201);
  commentId = body.comment_id;
  // Each failure is logged with its stack.
  cms.strapi.log.silent = true;
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  await prepareFailures(cms);
});
afterAll(() => cms.stop());

/** Matches the message: errors of the CMS are from another realm than Jest's. */
const saying = (words: RegExp) => expect.objectContaining({ message: expect.stringMatching(words) });

const toRows = (table: string) => cms.strapi.db.connection(table).orderBy('id');

const signup = { username: 'Anna', email: 'anna@example.org', password: 'Anna!Passw0rd' };
const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
const byAdmin = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
  request(cms.server)[method](path).set('authorization', `Bearer ${admin}`).send(body);
const onArticle = (action: string) =>
  byAdmin('post', `/content-manager/collection-types/api::blog.blog/${blogId}/actions/${action}`);

const WRITES: [string, string, () => PromiseLike<request.Response>][] = [
  ['a sign-up', 'up_users', () => request(cms.server).post('/api/users/signup').send(signup)],
  [
    'a new password',
    'up_users',
    () =>
      request(cms.server)
        .post('/api/users/update-password')
        .set(ada.auth)
        .send({ currentPassword: PASSWORD, newPassword: 'N3w!password' }),
  ],
  [
    'the deletion of an account',
    'up_users',
    () => request(cms.server).post('/api/users/me/delete').set(ada.auth).send({ password: PASSWORD }),
  ],
  [
    'a message to the editors',
    'contact_messages',
    () => request(cms.server).post('/api/contact').set(ada.auth).send(message),
  ],
  ['a comment', 'comments', () => getCalls(cms, ada).comment(blogId, 'Late')],
  ['a report of a comment', 'comment_reports', () => getCalls(cms, ada).report(commentId)],
  ['a saved article', 'saved_blogs', () => getCalls(cms, ada).save(blogId)],
  ['a rating', 'ratings', () => getCalls(cms, ada).rate(blogId, 4)],
  [
    'a subscription',
    'subscribers',
    () => request(cms.server).post('/api/subscribe').send({ email: 'reader@example.org' }),
  ],
  [
    'a new article',
    'blogs',
    () => byAdmin('post', '/content-manager/collection-types/api::blog.blog', { title: 'New' }),
  ],
  [
    'a saved draft',
    'blogs',
    () =>
      byAdmin('put', `/content-manager/collection-types/api::blog.blog/${blogId}`, {
        title: 'Other',
        slug: 'other',
      }),
  ],
  ['publishing', 'blogs', () => onArticle('publish')],
  ['unpublishing', 'blogs', () => onArticle('unpublish')],
  [
    'the deletion of an article',
    'blogs',
    () => byAdmin('delete', `/content-manager/collection-types/api::blog.blog/${blogId}`),
  ],
  [
    'a new category',
    'categories',
    () =>
      byAdmin('post', '/content-manager/collection-types/api::category.category', {
        name: 'New',
        kind: 'topic',
      }),
  ],
  [
    'a new admin account',
    'admin_users',
    () => byAdmin('post', '/admin/users', { email: 'new@example.org', firstname: 'New', roles: [1] }),
  ],
];

/** The table of reports has a different key. */
const IN_ORDER: Record<string, string[]> = { comment_reports: ['comment_id', 'member_id'] };
const stored = (table: string) => cms.strapi.db.connection(table).orderBy(IN_ORDER[table] ?? ['id']);

test.each(WRITES)('%s reports an error when its COMMIT fails', async (_what, table, call) => {
  const before = await stored(table);
  const { status, body } = await whileCommitsFail(cms, table, call);
  expect([status, body.data ?? null]).toEqual([expect.any(Number), null]);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(body.token).toBeUndefined();
  expect(await stored(table)).toEqual(before);
});

test('the request after a failed COMMIT is stored', async () => {
  const { body } = await request(cms.server).post('/api/users/signup').send(signup).expect(201);
  expect(await toRows('up_users').where({ id: body.user.id })).toHaveLength(1);
  await getCalls(cms, ada).comment(blogId, 'After it').expect(201);
  await onArticle('publish').expect(200);
});

test('an import reports an error when its COMMIT fails', async () => {
  const run = new ContentRun(cms);
  const before = await run.rows();
  const files = { 'imported.md': '---\ntitle: Imported\nslug: imported\n---\nWords\n' };
  await expect(whileCommitsFail(cms, 'blogs', () => run.bring(files))).rejects.toMatchObject(
    saying(/foreign key/i),
  );
  expect(await run.rows()).toEqual(before);
  expect((await run.bring(files)).written).toHaveLength(1);
});

test('a transaction with a caught failed statement reports an error', async () => {
  const { db } = cms.strapi;
  const insert = db.transaction(async ({ trx }) => {
    await trx('no_parents').insert({ id: 7 });
    await trx.raw('SELECT * FROM no_such_table').catch(() => undefined);
  });
  const outcome = await insert.then(
    () => 'stored',
    (error: unknown) => error,
  );
  const stored = await db.connection('no_parents').where({ id: 7 });
  // SQLite continues the transaction, PostgreSQL aborts it.
  const aborted = [saying(/COMMIT stored nothing/), 0];
  const expected = getDialect(cms.strapi) === 'postgres' ? aborted : ['stored', 1];
  expect([outcome, stored.length]).toEqual(expected);
});

test('confirming a newsletter address reports an error when its COMMIT fails', async () => {
  const { confirm } = await getNewsletterTokens(cms);
  const confirmSubscription = () => request(cms.server).post(`/api/subscribe/confirm?token=${confirm}`);
  const before = await toRows('subscribers');
  expect((await whileCommitsFail(cms, 'subscribers', confirmSubscription)).status).toBe(500);
  expect(await toRows('subscribers')).toEqual(before);
  await confirmSubscription().expect(200);
});
