import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { repeatConcurrently, getCalls, refusal } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

const THANKS = { message: 'Thank you. The editors will look at it.' };
const AGAIN = 'You have reported this comment already. The editors will look at it.';

let cms: Cms;
let ada: TestMember;
let bea: TestMember;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  [ada, bea] = [await createMember(cms, 'Ada'), await createMember(cms, 'Bea')];
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: 'discussed' })).documentId;
});
afterAll(() => cms.stop());

const as = (member: TestMember) => getCalls(cms, member);
const comments = () => cms.strapi.db.connection('comments');
const reports = () => cms.strapi.db.connection('comment_reports');
const post = async (text = 'Rude', parent?: number): Promise<number> =>
  (await as(ada).comment(blogId, text, { parent_comment_id: parent }).expect(201)).body.comment_id;
const counted = async (id: number) => (await comments().where({ id }).first('reports')).reports;

test('counts one report per member and comment', async () => {
  const id = await post();
  await as(bea).report(id).expect(200, THANKS);
  await as(bea).report(id).expect(409, refusal(AGAIN));
  expect(await counted(id)).toBe(1);
  await as(await createMember(cms))
    .report(id)
    .expect(200, THANKS);
  expect(await counted(id)).toBe(2);
  expect(await reports().where({ comment_id: id })).toHaveLength(2);
});

test('counts from zero after an editor’s reset and still refuses a second report by a member', async () => {
  const id = await post();
  await as(bea).report(id).expect(200);
  await comments().where({ id }).update({ reports: 0 });
  await as(bea).report(id).expect(409);
  await as(await createMember(cms))
    .report(id)
    .expect(200);
  expect(await counted(id)).toBe(1);
});

test('counts one of many concurrent reports by one member, and all reports by many members', async () => {
  const id = await post();
  const responses = await repeatConcurrently(20, () => as(bea).report(id));
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  const others = await repeatConcurrently(10, () => createMember(cms));
  await Promise.all(others.map((member) => as(member).report(id).expect(200)));
  expect(await counted(id)).toBe(11);
});

test('refuses a report of a member’s own comment', async () => {
  const id = await post();
  await as(ada).report(id).expect(400, refusal('That comment is your own.'));
  expect(await counted(id)).toBe(0);
});

test('responds 404 for hidden, unknown and malformed comment ids and stores nothing', async () => {
  const id = await post();
  const reply = await post('Reply', id);
  const before = await reports();
  await comments().where({ id }).update({ hidden: true });
  for (const commentId of [
    id,
    reply,
    0,
    -1,
    999_999,
    2 ** 31,
    '99999999999999999999',
    'abc',
    '1e3',
    '%00',
    '1.5',
  ]) {
    const { body } = await as(bea).report(commentId).expect(404);
    expect(body).toEqual(refusal('Comment not found.'));
  }
  expect(await reports()).toEqual(before);
});

test('responds 404 for a comment under an unpublished article', async () => {
  const id = await post();
  await cms.strapi.documents('api::blog.blog').unpublish({ documentId: blogId });
  await as(bea).report(id).expect(404, refusal('Comment not found.'));
  expect(await counted(id)).toBe(0);
  await cms.strapi.documents('api::blog.blog').publish({ documentId: blogId });
  await as(bea).report(id).expect(200, THANKS);
});

test('refuses a report without a token or in another member’s name', async () => {
  const id = await post();
  const reportComment = () => request(cms.server).post(`/api/comments/${id}/report`);
  await reportComment().expect(401);
  await reportComment().set(bea.auth).send({ user_id: ada.id }).expect(403);
  expect(await counted(id)).toBe(0);
  await reportComment().set(bea.auth).expect(200, THANKS);
});

test('deletes reports with their comment or member and never shows them to readers', async () => {
  const id = await post();
  const other = await post();
  const cleo = await createMember(cms);
  await as(cleo).report(id).expect(200);
  await as(cleo).report(other).expect(200);
  await comments().where({ id }).delete();
  expect(await reports().where({ member_id: cleo.id })).toHaveLength(1);
  await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id: cleo.id } });
  expect(await reports().where({ comment_id: other })).toEqual([]);
  expect((await request(cms.server).get(`/api/comments/${blogId}`)).text).not.toContain('reports');
});
