import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getDocumentId, getModeration } from '../support/members/moderation-calls';
import { createMember, PASSWORD, type TestMember } from '../support/members/create-member';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let ada: TestMember;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: 'sleep' })).documentId;
});
afterAll(() => cms.stop());

/** A JSON text in which what differs from run to run is replaced. */
const toForm = (text: string): string =>
  text
    .replaceAll(blogId, 'BLOG')
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"TIME"')
    .replaceAll(/"comment_id":\d+/g, '"comment_id":ID')
    .replaceAll(/"parent_comment_id":\d+/g, '"parent_comment_id":PARENT')
    .replaceAll(`"user_id":${ada.id}`, '"user_id":ADA');

test('unless the operator asks for it, responses are to the byte those of earlier releases', async () => {
  const calls = getCalls(cms, ada);
  const top = await calls.comment(blogId, 'See https://example.com').expect(201);
  expect(toForm(top.text)).toBe(
    '{"comment_id":ID,"user_id":ADA,"username":"Ada","blog_id":"BLOG","comment_text":"See https://example.com","parent_comment_id":null,"created_at":"TIME","replies":[]}',
  );
  const reply = await calls.comment(blogId, 'Me too', { parent_comment_id: top.body.comment_id }).expect(201);
  expect(toForm(reply.text)).toBe(
    '{"comment_id":ID,"user_id":ADA,"username":"Ada","blog_id":"BLOG","comment_text":"Me too","parent_comment_id":PARENT,"created_at":"TIME","replies":[]}',
  );
  const list = await request(cms.server).get(`/api/comments/${blogId}`).expect(200);
  expect(toForm(list.text)).toBe(
    '[{"comment_id":ID,"user_id":ADA,"username":"Ada","blog_id":"BLOG","comment_text":"See https://example.com","parent_comment_id":null,"created_at":"TIME","replies":[{"comment_id":ID,"user_id":ADA,"username":"Ada","blog_id":"BLOG","comment_text":"Me too","parent_comment_id":PARENT,"created_at":"TIME","replies":[]}]}]',
  );
  const own = await calls.get('/api/users/me/comments').expect(200);
  expect(toForm(own.text)).toBe(
    '[{"comment_id":ID,"blog_id":"BLOG","blog_slug":"sleep","blog_title":"Sleep","comment_text":"Me too","parent_comment_id":PARENT,"created_at":"TIME","hidden":false},{"comment_id":ID,"blog_id":"BLOG","blog_slug":"sleep","blog_title":"Sleep","comment_text":"See https://example.com","parent_comment_id":null,"created_at":"TIME","hidden":false}]',
  );
  expect((await calls.get(`/api/comments/${blogId}/held`).expect(200)).text).toBe('[]');

  const bea = await createMember(cms, 'Bea');
  const report = await getCalls(cms, bea).report(top.body.comment_id).expect(200);
  expect(report.text).toBe('{"message":"Thank you. The editors will look at it."}');
  const exported = await request(cms.server)
    .post('/api/users/me/export')
    .set(bea.auth)
    .send({ password: PASSWORD })
    .expect(200);
  expect(exported.body.comment_reports).toEqual([
    { comment_id: top.body.comment_id, reported_at: expect.any(String) },
  ]);
});

test('a hidden comment is hidden as before', async () => {
  const { body } = await getCalls(cms, ada).comment(blogId, 'Rude').expect(201);
  const moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
  await moderator.setState(await getDocumentId(cms, body.comment_id), 'hidden').expect(200);
  const own = await getCalls(cms, ada).get('/api/users/me/comments').expect(200);
  expect(toForm(JSON.stringify(own.body[0]))).toBe(
    '{"comment_id":ID,"blog_id":"BLOG","blog_slug":"sleep","blog_title":"Sleep","comment_text":"Rude","parent_comment_id":null,"created_at":"TIME","hidden":true}',
  );
});
