import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { runQuery } from '../support/graphql/run-query';
import { getDocumentId, getModeration } from '../support/members/moderation-calls';
import { createMember, PASSWORD, type TestMember } from '../support/members/create-member';
import { getCalls, refusal } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let moderator: ReturnType<typeof getModeration>;
let blogId: string;
let made = 0;
const slug = () => `discussed-${made}`;

beforeAll(async () => {
  cms = await bootCms({ HOLD_FIRST_COMMENTS: 'on', HOLD_COMMENTS_WITH_LINKS: 'on', THROTTLE: 'off' });
  moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await comments().delete();
  made += 1;
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: slug() })).documentId;
});

const comments = () => cms.strapi.db.connection('comments');
const listed = async () => (await request(cms.server).get(`/api/comments/${blogId}`).expect(200)).body;
const held = async (member: TestMember, id = blogId) =>
  (await getCalls(cms, member).get(`/api/comments/${id}/held`).expect(200)).body;
const post = async (member: TestMember, text: string, parent?: number): Promise<number> =>
  (await getCalls(cms, member).comment(blogId, text, { parent_comment_id: parent }).expect(201)).body
    .comment_id;
const fromHeld = { from: 'held' };
const approve = async (id: number) =>
  moderator.setState(await getDocumentId(cms, id), 'visible', fromHeld).expect(200);
/** A member of whom the editors have approved a comment. */
async function createKnown(): Promise<TestMember> {
  const member = await createMember(cms);
  await approve(await post(member, 'First'));
  return member;
}
const getActivity = async () =>
  cms.strapi.db.connection('article_activity').where({ blog_id: blogId }).first('number', 'comment_count');

test('the first comment of a member waits, and only its author sees it', async () => {
  const [ada, bea] = [await createMember(cms), await createMember(cms)];
  const { body } = await getCalls(cms, ada).comment(blogId, 'Good evening').expect(201);
  const own = {
    comment_id: body.comment_id,
    user_id: ada.id,
    username: ada.username,
    blog_id: blogId,
    comment_text: 'Good evening',
    parent_comment_id: null,
    created_at: expect.any(String),
    replies: [],
    held: true,
  };
  expect(body).toEqual(own);

  const everybody = await request(cms.server).get(`/api/comments/${blogId}`).set(ada.auth).expect(200);
  expect([everybody.body, everybody.headers['x-total-count']]).toEqual([[], '0']);
  expect(await held(ada)).toEqual([own]);
  expect(await held(bea)).toEqual([]);
  const { headers } = await request(cms.server).get(`/api/comments/${blogId}/held`).expect(401);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(await getActivity()).toMatchObject({ comment_count: 0 });
  const discussion = `{ article(slug: "${slug()}") { discussion { commentCount } } }`;
  expect(await runQuery(cms, discussion)).toEqual({ article: { discussion: { commentCount: 0 } } });
  await getCalls(cms, bea).report(body.comment_id).expect(404, refusal('Comment not found.'));
  await getCalls(cms, bea).comment(blogId, 'Reply', { parent_comment_id: body.comment_id }).expect(400);
  const list = await getCalls(cms, ada).get('/api/users/me/comments').expect(200);
  expect(list.body).toMatchObject([{ comment_id: body.comment_id, hidden: true, held: true }]);
  const exported = await request(cms.server)
    .post('/api/users/me/export')
    .set(ada.auth)
    .send({ password: PASSWORD })
    .expect(200);
  expect(exported.body.comments).toMatchObject([{ comment_text: 'Good evening', hidden: true, held: true }]);
});

test('an approved comment is published, and the next ones of its member at once', async () => {
  const ada = await createMember(cms);
  const id = await post(ada, 'First');
  await approve(id);
  expect(await listed()).toMatchObject([{ comment_id: id, comment_text: 'First' }]);
  expect((await listed())[0]).not.toHaveProperty('held');
  expect(await held(ada)).toEqual([]);
  expect(await getActivity()).toMatchObject({ comment_count: 1 });
  const second = await getCalls(cms, ada).comment(blogId, 'Second').expect(201);
  expect(second.body).not.toHaveProperty('held');
  expect(await listed()).toHaveLength(2);
  const own = await getCalls(cms, ada).get('/api/users/me/comments').expect(200);
  for (const comment of own.body) expect(comment).not.toHaveProperty('held');
});

test('a comment that waits lets no page be rendered again', async () => {
  await createKnown();
  const before = await getActivity();
  const id = await post(await createMember(cms), 'First');
  expect(await getActivity()).toEqual(before);
  await approve(id);
  expect(await getActivity()).toMatchObject({ comment_count: before.comment_count + 1 });
  expect(Number((await getActivity()).number)).toBeGreaterThan(Number(before.number));
});

test('a comment with a link waits, also a reply and however it is written', async () => {
  const [ada, bea] = [await createKnown(), await createKnown()];
  const top = await post(ada, 'A question');
  for (const text of ['Look at example.com', 'exam\u200bple.com', 'ｈｔｔｐｓ://example.org']) {
    const { body } = await getCalls(cms, bea).comment(blogId, text, { parent_comment_id: top }).expect(201);
    expect(body).toMatchObject({ held: true, parent_comment_id: top });
    await getCalls(cms, bea).deleteComment(body.comment_id).expect(200);
  }
  const { body } = await getCalls(cms, bea).comment(blogId, 'See example.org', { parent_comment_id: top });
  expect((await listed()).find((one: { comment_id: number }) => one.comment_id === top)).toMatchObject({
    replies: [],
  });
  expect(await held(bea)).toMatchObject([{ comment_id: body.comment_id, parent_comment_id: top }]);
  await approve(body.comment_id);
  const [shown] = await listed();
  expect(shown.replies).toMatchObject([{ comment_text: 'See example.org' }]);
});

test('a refused comment stays hidden, and its member is not known by it', async () => {
  const ada = await createMember(cms);
  const id = await post(ada, 'Buy this');
  await moderator.setState(await getDocumentId(cms, id), 'hidden', fromHeld).expect(200);
  expect([await held(ada), await listed()]).toEqual([[], []]);
  const own = await getCalls(cms, ada).get('/api/users/me/comments');
  expect(own.body).toMatchObject([{ hidden: true }]);
  expect(own.body[0]).not.toHaveProperty('held');
  const { body } = await getCalls(cms, ada).comment(blogId, 'Again').expect(201);
  expect(body).toMatchObject({ held: true });
});

test('shown by a list of the content manager, a comment waits no longer', async () => {
  const ada = await createMember(cms);
  const id = await post(ada, 'First');
  const documentId = await getDocumentId(cms, id);
  await cms.strapi.documents('api::comment.comment').update({ documentId, data: { hidden: false } });
  expect(await comments().where({ id }).first('held')).toEqual({ held: null });
  expect(await listed()).toHaveLength(1);
});

test('a member cannot fill the queue, but can take back what waits', async () => {
  const ada = await createMember(cms);
  const calls = getCalls(cms, ada);
  const ids: number[] = [];
  for (let number = 1; number <= 5; number += 1) ids.push(await post(ada, `Number ${number}`));
  const refused = await calls.comment(blogId, 'Number 6').expect(429);
  expect(refused.body).toEqual(refusal(refused.body.error));
  expect(refused.headers['retry-after']).toBe('3600');
  expect(await comments().where({ member_id: ada.id })).toHaveLength(5);
  await calls.deleteComment(ids[0]).expect(200);
  await calls.comment(blogId, 'Number 6').expect(201);
  expect(await held(ada)).toHaveLength(5);
  // What its author has deleted is nothing to judge, and is shown to nobody.
  const { body } = await moderator.list('queue=held').expect(200);
  expect(body.data.entries.map(({ text }: { text: string }) => text)).not.toContain('Number 1');
  expect(await listed()).toEqual([]);
});

test('the queue names the reasons and the words, the oldest comment first', async () => {
  await moderator.addWords(['Miracle  Cure', 'casino']).expect(200);
  const known = await createKnown();
  await post(known, 'A mirácle, cure!');
  await post(await createMember(cms), 'casino at example.com');
  const { body } = await moderator.list('queue=held').expect(200);
  expect(body.data).toMatchObject({
    next: null,
    entries: [
      { text: 'A mirácle, cure!', state: 'held', holdReasons: ['words'], words: ['Miracle  Cure'] },
      { text: 'casino at example.com', holdReasons: ['first', 'links', 'words'], words: ['casino'] },
    ],
  });
  const desk = await moderator.desk().expect(200);
  expect(desk.body.data).toMatchObject({ counts: { held: 2 }, holds: { first: true, withLinks: true } });
  for (const { key } of (await moderator.words()).body.data.words)
    await moderator.removeWord(key).expect(200);
});

test('an approval can be taken back: the comment waits again', async () => {
  const ada = await createMember(cms);
  const id = await post(ada, 'First');
  await approve(id);
  const documentId = await getDocumentId(cms, id);
  await moderator.setState(documentId, 'held').expect(200);
  expect(await listed()).toEqual([]);
  expect(await held(ada)).toMatchObject([{ comment_id: id }]);
  const { body } = await moderator.list('queue=held').expect(200);
  expect(body.data.entries).toMatchObject([{ holdReasons: ['editors'] }]);
});

test('what waits with a deleted article waits again when the article is restored', async () => {
  const ada = await createMember(cms);
  const id = await post(ada, 'First');
  await cms.strapi.documents('api::blog.blog').delete({ documentId: blogId });
  expect((await moderator.list('queue=held')).body.data.entries).not.toContainEqual(
    expect.objectContaining({ id }),
  );
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  await request(cms.server)
    .post(`/admin/deleted/api::blog.blog/${blogId}/restore`)
    .auth(owner, { type: 'bearer' })
    .expect(200);
  await cms.strapi.documents('api::blog.blog').publish({ documentId: blogId });
  expect([await listed(), await held(ada)]).toMatchObject([[], [{ comment_id: id }]]);
});

test.each(['unknown', '1', 'a%00b'])('own waiting comments of the article “%s” are 404', async (id) => {
  const { status } = await getCalls(cms, await createMember(cms)).get(`/api/comments/${id}/held`);
  expect(status).toBe(404);
});
