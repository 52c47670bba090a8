import request from 'supertest';
import { installDatabaseRules } from '../../src/bootstrap/database-rules/install';
import { getActivity } from '../../src/domain/engagement/read';
import { bootCms, type Cms } from '../support/harness';
import { getCalls, refusal } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { PASSWORD, createMember } from '../support/members/create-member';

const SENTENCE = 'This comment was deleted by its author.';
const GONE = { user_id: null, username: 'Deleted member', comment_text: SENTENCE };

let cms: Cms;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
});
afterAll(() => cms.stop());
let articles = 0;
beforeEach(async () => {
  articles += 1;
  const slug = `discussed-${articles}`;
  blogId = (await publishArticle(cms, { title: slug, slug })).documentId;
});

const comments = async () => (await request(cms.server).get(`/api/comments/${blogId}`).expect(200)).body;
const rows = () => cms.strapi.db.connection('comments').where({ blog_id: blogId });

test('a member deletes their own comment, which keeps its place and its replies', async () => {
  const [ada, bea] = [await createMember(cms), await createMember(cms)];
  const { body: first } = await getCalls(cms, ada).comment(blogId, 'My secret').expect(201);
  await getCalls(cms, bea).comment(blogId, 'Newer').expect(201);
  await getCalls(cms, bea).comment(blogId, 'A reply', { parent_comment_id: first.comment_id }).expect(201);
  await getCalls(cms, bea).report(first.comment_id).expect(200);
  const before = await getActivity(cms.strapi, blogId);
  const { headers } = await request(cms.server).get(`/api/comments/${blogId}`);

  const { body } = await getCalls(cms, ada).deleteComment(first.comment_id).expect(200);
  expect(body).toEqual({ message: 'Your comment is deleted.' });
  const [newer, deleted] = await comments();
  expect(newer.comment_text).toBe('Newer');
  expect(deleted).toMatchObject({ ...GONE, comment_id: first.comment_id, created_at: first.created_at });
  expect(deleted.replies).toMatchObject([{ comment_text: 'A reply', username: bea.username }]);
  expect(await getActivity(cms.strapi, blogId)).toBeGreaterThan(before);
  await request(cms.server)
    .get(`/api/comments/${blogId}`)
    .set('if-none-match', headers.etag ?? '')
    .expect(200);
  expect(JSON.stringify(await rows())).not.toContain('My secret');
  expect(await rows().where({ id: first.comment_id }).first('reports', 'member_id')).toEqual({
    reports: 0,
    member_id: null,
  });
  expect((await getCalls(cms, ada).get('/api/users/me/comments')).body).toEqual([]);

  await getCalls(cms, ada).deleteComment(first.comment_id).expect(404);
  await getCalls(cms, bea).report(first.comment_id).expect(404);
});

test('a member deletes a reply, and a comment that is hidden or under an unpublished article', async () => {
  const ada = await createMember(cms);
  const { body: parent } = await getCalls(cms, await createMember(cms)).comment(blogId, 'First');
  const { body: reply } = await getCalls(cms, ada).comment(blogId, 'Mine', {
    parent_comment_id: parent.comment_id,
  });
  const { body: hidden } = await getCalls(cms, ada).comment(blogId, 'Rude');
  await rows().where({ id: hidden.comment_id }).update({ hidden: true });
  await getCalls(cms, ada).deleteComment(reply.comment_id).expect(200);
  await getCalls(cms, ada).deleteComment(hidden.comment_id).expect(200);
  expect(await comments()).toMatchObject([{ comment_text: 'First', replies: [GONE] }]);
  const { body: last } = await getCalls(cms, ada).comment(blogId, 'Last');
  await cms.strapi.documents('api::blog.blog').unpublish({ documentId: blogId });
  await getCalls(cms, ada).deleteComment(last.comment_id).expect(200);
  expect(JSON.stringify(await rows())).not.toMatch(/Mine|Rude|Last/);
});

test('deletes nothing for another member, a guest, or a comment that does not exist', async () => {
  const [ada, bea] = [await createMember(cms), await createMember(cms)];
  const { body } = await getCalls(cms, ada).comment(blogId, 'Stays').expect(201);
  await getCalls(cms, bea)
    .deleteComment(body.comment_id)
    .expect(403, refusal('That comment is not your own.'));
  await request(cms.server).delete(`/api/comments/${body.comment_id}`).expect(401);
  for (const id of [0, -1, 2 ** 31, 1e300, 'x', blogId])
    await getCalls(cms, ada).deleteComment(id).expect(404, refusal('Comment not found.'));
  expect(await comments()).toMatchObject([{ comment_text: 'Stays', username: ada.username }]);
});

describe('a member who deletes their account', () => {
  const leave = (who: Awaited<ReturnType<typeof createMember>>, body: object) =>
    request(cms.server)
      .post('/api/users/me/delete')
      .set(who.auth)
      .send({ password: PASSWORD, ...body });

  test('deletes the text of their comments on request', async () => {
    const [ada, bea] = [await createMember(cms), await createMember(cms)];
    await getCalls(cms, bea).comment(blogId, 'Stays').expect(201);
    await getCalls(cms, ada).comment(blogId, 'One').expect(201);
    await getCalls(cms, ada).comment(blogId, 'Two').expect(201);
    const before = await getActivity(cms.strapi, blogId);
    await leave(ada, { delete_comments: 'yes' }).expect(400);
    await leave(ada, { delete_comments: true, password: 'Wr0ng!pass' }).expect(401);
    expect(JSON.stringify(await rows())).toContain('Two');
    const { body } = await leave(ada, { delete_comments: true }).expect(200);
    expect(body.message).toMatch(/so is the text of your comments/);
    expect(await comments()).toMatchObject([GONE, GONE, { comment_text: 'Stays', user_id: bea.id }]);
    expect(await getActivity(cms.strapi, blogId)).toBeGreaterThan(before);
    await request(cms.server).get('/api/users/me').set(ada.auth).expect(401);
  });

  test('keeps the text of their comments otherwise', async () => {
    const ada = await createMember(cms);
    await getCalls(cms, ada).comment(blogId, 'One').expect(201);
    await leave(ada, { delete_comments: false }).expect(200);
    expect(await comments()).toMatchObject([{ ...GONE, comment_text: 'One' }]);
  });

  test('waits for other members who do the same at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => createMember(cms)));
    for (const one of members) await getCalls(cms, one).comment(blogId, 'One').expect(201);
    const responses = await Promise.all(
      members.map((one, index) => leave(one, { delete_comments: index < 4 })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const texts = (await comments()).map((one: { comment_text: string }) => one.comment_text);
    expect(texts.filter((text: string) => text === SENTENCE)).toHaveLength(4);
  });
});

test('does not change the comment count, even with triggers of an earlier version', async () => {
  const ada = await createMember(cms);
  const { body } = await getCalls(cms, ada).comment(blogId, 'One').expect(201);
  await installDatabaseRules(cms.strapi);
  await getCalls(cms, ada).deleteComment(body.comment_id).expect(200);
  expect(await cms.strapi.db.connection('article_activity').where({ blog_id: blogId }).first()).toMatchObject(
    {
      comment_count: 1,
    },
  );
});
