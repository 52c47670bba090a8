import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getDocumentId, getModeration } from '../support/members/moderation-calls';
import { createMember, type TestMember } from '../support/members/create-member';
import { createRole } from '../support/members/create-role';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

const COMMENT = 'api::comment.comment';
const MESSAGE = 'api::contact-message.contact-message';

let cms: Cms;
let ada: TestMember;
let blogId: string;
let documentId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: 'sleep' })).documentId;
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await comments().delete();
  ada = await createMember(cms);
  const { body } = await getCalls(cms, ada).comment(blogId, 'Text').expect(201);
  const other = await createMember(cms);
  await getCalls(cms, other).report(body.comment_id).expect(200);
  documentId = await getDocumentId(cms, body.comment_id);
});

const comments = () => cms.strapi.db.connection('comments');
const seen = async () =>
  (await request(cms.server).get(`/api/comments/${blogId}`)).body.map(
    ({ comment_text: text }: { comment_text: string }) => text,
  );
const statuses = async (as: ReturnType<typeof getModeration>) => ({
  desk: (await as.desk()).status,
  list: (await as.list('queue=all')).status,
  banned: (await as.banned()).status,
  words: (await as.words()).status,
  messages: (await as.messages('state=new')).status,
  member: (await as.member(ada.documentId)).status,
  state: (await as.setState(documentId, 'hidden')).status,
  close: (await as.closeReports(documentId, 1)).status,
  reopen: (await as.reopenReports(documentId, 1)).status,
  add: (await as.addWords(['word'])).status,
  remove: (await as.removeWord('word')).status,
  hideAll: (await as.hideComments(ada.documentId)).status,
  ban: (await as.ban(ada.documentId)).status,
  undo: (await as.undoBan(ada.documentId)).status,
  lift: (await as.liftBan(ada.documentId)).status,
  deleteAll: (await as.deleteComments('unknown')).status,
});
const as = async (role: Parameters<typeof loginAsAdmin>[1]) =>
  getModeration(cms, await loginAsAdmin(cms, role));
const everything = {
  ...{ desk: 200, list: 200, banned: 200, words: 200, messages: 200, member: 200, state: 200 },
  ...{
    close: 200,
    reopen: 200,
    add: 200,
    remove: 200,
    hideAll: 200,
    ban: 200,
    undo: 200,
    lift: 200,
    deleteAll: 404,
  },
};

test('a moderator and a super admin: everything', async () => {
  expect(await statuses(await as('moderator'))).toEqual(everything);
  expect(await statuses(await as('strapi-super-admin'))).toEqual(everything);
});

test('an editor hides and replies, but neither bans nor deletes, nor reads messages', async () => {
  expect(await statuses(await as('strapi-editor'))).toEqual({
    ...everything,
    ...{
      banned: 403,
      messages: 403,
      member: 403,
      hideAll: 403,
      ban: 403,
      undo: 403,
      lift: 403,
      deleteAll: 403,
    },
  });
});

test('an author: nothing', async () => {
  const found = await statuses(await as('strapi-author'));
  expect(new Set(Object.values(found))).toEqual(new Set([403]));
});

test('a role that only reads some fields sees these, and nothing of the member', async () => {
  const role = await createRole(cms, [{ action: 'read', subject: COMMENT, fields: ['text', 'hidden'] }]);
  const reader = await as(role);
  const { body } = await reader.list('queue=all').expect(200);
  expect(body.data.entries).toMatchObject([
    { text: 'Text', author: null, article: null, parent: null, reports: { count: 0, newest: [] } },
  ]);
  expect((await reader.list(`queue=all&member=${ada.documentId}`)).status).toBe(403);
  expect((await reader.setState(documentId, 'hidden')).status).toBe(403);
  expect((await reader.reply(documentId, 'Hello')).status).toBe(403);
});

test('without the right to close reports, hiding leaves them open', async () => {
  const role = await createRole(cms, [
    { action: 'read', subject: COMMENT, fields: ['text', 'reports'] },
    { action: 'update', subject: COMMENT, fields: ['hidden'] },
  ]);
  await (await as(role)).setState(documentId, 'hidden', { reports: 1 }).expect(200);
  expect(await seen()).toEqual([]);
  expect(await comments().first('reports')).toEqual({ reports: 1 });
});

test('the right to ban can be given to a role, and is nothing without the comments', async () => {
  const banner = await createRole(cms, [
    { action: 'read', subject: COMMENT, fields: ['text', 'member'] },
    { action: 'admin::moderation.ban' },
  ]);
  const calls = await as(banner);
  await calls.ban(ada.documentId).expect(200);
  await calls.liftBan(ada.documentId).expect(200);
  const without = await createRole(cms, [{ action: 'admin::moderation.ban' }]);
  expect((await (await as(without)).ban(ada.documentId)).status).toBe(403);
});

test('messages are for roles that may read all that is shown of them', async () => {
  const read = (...fields: string[]) => createRole(cms, [{ action: 'read', subject: MESSAGE, fields }]);
  const reader = await as(await read('name', 'email', 'message', 'state', 'member'));
  await reader.messages('state=new').expect(200);
  expect((await reader.setMessageState('unknown', 'closed')).status).toBe(403);
  expect((await (await as(await read('message', 'state'))).messages('state=new')).status).toBe(403);
});

test('guests: nothing', async () => {
  for (const path of ['/desk', '/comments?queue=all', '/members', '/words', '/messages?state=new'])
    expect((await request(cms.server).get(`/admin/moderation${path}`)).status).toBe(401);
});
