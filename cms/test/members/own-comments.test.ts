import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { getStatements } from '../support/statements';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

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
beforeEach(() => comments().delete());

const as = (member: TestMember) => getCalls(cms, member);
const comments = () => cms.strapi.db.connection('comments');
const post = async (member: TestMember, text: string, parent?: number): Promise<number> =>
  (await as(member).comment(blogId, text, { parent_comment_id: parent }).expect(201)).body.comment_id;
const own = async (member: TestMember) => (await as(member).get('/api/users/me/comments').expect(200)).body;

test('lists a member’s own comments only, newest first', async () => {
  const top = await post(bea, 'By Bea');
  const mine = await post(ada, 'Mine');
  const reply = await post(ada, 'A reply', top);
  const comment = {
    blog_id: blogId,
    blog_slug: 'discussed',
    blog_title: 'Discussed',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    hidden: false,
  };
  expect(await own(ada)).toEqual([
    { ...comment, comment_id: reply, comment_text: 'A reply', parent_comment_id: top },
    { ...comment, comment_id: mine, comment_text: 'Mine', parent_comment_id: null },
  ]);
  expect(await own(bea)).toHaveLength(1);
});

test('marks hidden comments and replies to hidden comments as hidden', async () => {
  const top = await post(bea, 'Top');
  const reply = await post(ada, 'Reply', top);
  const mine = await post(ada, 'Mine');
  await comments().where({ id: mine }).update({ hidden: true });
  expect(await own(ada)).toMatchObject([
    { comment_id: mine, hidden: true },
    { comment_id: reply, hidden: false },
  ]);
  await comments().where({ id: top }).update({ hidden: true });
  expect(await own(ada)).toMatchObject([{ hidden: true }, { hidden: true }]);
});

test('omits the slug and title of an unpublished article', async () => {
  const { documentId } = await publishArticle(cms, { title: 'Brief', slug: 'brief' });
  await as(ada).comment(documentId, 'Mine').expect(201);
  await cms.strapi.documents('api::blog.blog').unpublish({ documentId });
  expect(await own(ada)).toMatchObject([{ blog_id: documentId, blog_slug: null, blog_title: null }]);
});

test('requires a token and reads the list in one statement', async () => {
  await request(cms.server).get('/api/users/me/comments').expect(401);
  const top = await post(ada, 'Top');
  const statements = async () =>
    (await getStatements(cms, () => own(ada))).filter((sql) => /comments|blogs/.test(sql)).length;
  expect(await statements()).toBe(1);
  for (let n = 0; n < 5; n += 1) await post(ada, `Reply ${n}`, top);
  expect(await statements()).toBe(1);
});
