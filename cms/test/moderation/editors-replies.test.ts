import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { runQuery } from '../support/graphql/run-query';
import { getDocumentId, getModeration } from '../support/members/moderation-calls';
import { createMember, type TestMember } from '../support/members/create-member';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let ada: TestMember;
let moderator: ReturnType<typeof getModeration>;
let blogId: string;
let top: number;
let topId: string;
let made = 0;

beforeAll(async () => {
  cms = await bootCms({ SITE_NAME: 'Sleep & Co.', HOLD_COMMENTS_WITH_LINKS: 'on', THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
  moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
});
afterAll(() => cms.stop());
beforeEach(async () => {
  made += 1;
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: `sleep-${made}` })).documentId;
  top = (await getCalls(cms, ada).comment(blogId, 'How long?').expect(201)).body.comment_id;
  topId = await getDocumentId(cms, top);
});

const listed = async () => (await request(cms.server).get(`/api/comments/${blogId}`).expect(200)).body;
const comments = () => cms.strapi.db.connection('comments');

test('a reply of the editors is a comment of nobody with the name of the site (C49)', async () => {
  const number = async () =>
    Number((await cms.strapi.db.connection('article_activity').where({ blog_id: blogId }).first()).number);
  const before = await number();
  const { body } = await moderator.reply(topId, '  Seven hours: see https://example.org \n').expect(200);
  expect(await listed()).toEqual([
    expect.objectContaining({
      comment_id: top,
      replies: [
        {
          comment_id: body.data.id,
          user_id: null,
          username: 'Sleep & Co.',
          blog_id: blogId,
          comment_text: 'Seven hours: see https://example.org',
          parent_comment_id: top,
          created_at: expect.any(String),
          replies: [],
        },
      ],
    }),
  ]);
  // Its page is rendered again, and it is counted.
  expect(await number()).toBeGreaterThan(before);
  const query = `{ article(slug: "sleep-${made}") { discussion { commentCount } } }`;
  expect(await runQuery(cms, query)).toEqual({ article: { discussion: { commentCount: 2 } } });
  const entry = await cms.strapi.db.connection('audit_log').orderBy('id', 'desc').first();
  expect(entry).toMatchObject({
    action: 'moderation.reply',
    subject_id: topId,
    actor_name: 'moderator Test',
    status: 200,
  });
  expect(JSON.stringify(entry)).not.toContain('Seven');
});

test('a reply to a reply stands below the same comment', async () => {
  const reply = await getCalls(cms, ada).comment(blogId, 'Well?', { parent_comment_id: top }).expect(201);
  await moderator.reply(await getDocumentId(cms, reply.body.comment_id), 'Soon').expect(200);
  expect((await listed())[0].replies).toMatchObject([{ comment_text: 'Well?' }, { comment_text: 'Soon' }]);
});

test('no member can change or delete it; they can report it, and editors can hide it', async () => {
  const { body } = await moderator.reply(topId, 'Seven').expect(200);
  await getCalls(cms, ada).deleteComment(body.data.id).expect(404);
  await getCalls(cms, ada).report(body.data.id).expect(200);
  const { body: reported } = await moderator.list('queue=reported').expect(200);
  expect(reported.data.entries[0]).toMatchObject({
    id: body.data.id,
    author: { is: 'editors', name: 'moderator Test' },
  });
  await moderator.setState(await getDocumentId(cms, body.data.id), 'hidden', { reports: 1 }).expect(200);
  expect((await listed())[0].replies).toEqual([]);
  // It cannot wait for those who wrote it.
  expect(
    (await moderator.setState(await getDocumentId(cms, body.data.id), 'held', { from: 'hidden' })).status,
  ).toBe(404);
});

test('stays when the account that wrote it is deleted, and when its member leaves', async () => {
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  const writer = getModeration(cms, owner);
  await writer.reply(topId, 'Seven').expect(200);
  const { created_by_id: id } = await comments().whereNotNull('created_by_id').orderBy('id', 'desc').first();
  await cms.strapi.db.query('admin::user').delete({ where: { id } });
  const bea = await createMember(cms);
  await getCalls(cms, bea).comment(blogId, 'Thanks', { parent_comment_id: top }).expect(201);
  await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id: bea.id } });
  expect((await listed())[0].replies).toMatchObject([
    { username: 'Sleep & Co.', user_id: null },
    { username: 'Deleted member', user_id: null },
  ]);
});

test('comes back with a restored article, in the name of the site', async () => {
  await moderator.reply(topId, 'Seven').expect(200);
  await cms.strapi.documents('api::blog.blog').delete({ documentId: blogId });
  await request(cms.server)
    .post(`/admin/deleted/api::blog.blog/${blogId}/restore`)
    .auth(await loginAsAdmin(cms, 'strapi-editor'), { type: 'bearer' })
    .expect(200);
  await cms.strapi.documents('api::blog.blog').publish({ documentId: blogId });
  expect((await listed())[0].replies).toMatchObject([{ username: 'Sleep & Co.', comment_text: 'Seven' }]);
});

test.each([
  ['', 'Comment text is required.'],
  [' \u200b ', 'Comment text is required.'],
  [undefined, 'Comment text is required.'],
  [7, 'Send comment_text as text.'],
  ['👍'.repeat(5001), 'A comment has 5,000 characters at most.'],
  ['a\0b', 'The comment contains a character that cannot be stored.'],
])('refuses the text %j', async (text, message) => {
  const { status, body } = await moderator.reply(topId, text);
  expect([status, body.error?.message]).toEqual([400, message]);
  expect((await listed())[0].replies).toEqual([]);
});

test('is refused where nobody would see it', async () => {
  await moderator.setState(topId, 'hidden').expect(200);
  const hidden = await moderator.reply(topId, 'Seven');
  expect([hidden.status, hidden.body.error.message]).toEqual([
    400,
    expect.stringContaining('Restore or approve'),
  ]);
  await moderator.setState(topId, 'visible').expect(200);
  await cms.strapi.documents('api::blog.blog').unpublish({ documentId: blogId });
  const unpublished = await moderator.reply(topId, 'Seven');
  expect([unpublished.status, unpublished.body.error.message]).toEqual([
    400,
    expect.stringContaining('not on the site'),
  ]);
  expect(await comments().where({ parent_id: top })).toEqual([]);
});
