import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getModeration } from '../support/members/moderation-calls';
import { createMember, PASSWORD, type TestMember } from '../support/members/create-member';
import { getCalls, refusal } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOCKED =
  'The editors have blocked this account. If you think that this is a mistake, write to the address on the contact page.';
const WRONG = 'The name or the password is wrong. Please check both, or set a new password.';

let cms: Cms;
let moderator: ReturnType<typeof getModeration>;
let blogId: string;
let eve: TestMember;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: 'sleep' })).documentId;
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await comments().delete();
  eve = await createMember(cms);
});

const comments = () => cms.strapi.db.connection('comments');
const me = (member: TestMember) => request(cms.server).get('/api/users/me').set(member.auth);
const logIn = (member: TestMember, password = PASSWORD) =>
  request(cms.server).post('/api/users/login').send({ email: member.email, password });
const post = async (member: TestMember, text: string, parent?: number): Promise<number> =>
  (await getCalls(cms, member).comment(blogId, text, { parent_comment_id: parent }).expect(201)).body
    .comment_id;
const listed = async () => (await request(cms.server).get(`/api/comments/${blogId}`).expect(200)).body;
const getCount = async () =>
  (await cms.strapi.db.connection('article_activity').where({ blog_id: blogId }).first()).comment_count;

test('a ban ends all sessions at once, and the member is told at login', async () => {
  const second = (await logIn(eve).expect(200)).body.token;
  await me(eve).expect(200);
  await moderator.ban(eve.documentId).expect(200);
  await me(eve).expect(401);
  await request(cms.server).get('/api/users/me').auth(second, { type: 'bearer' }).expect(401);
  await getCalls(cms, eve).comment(blogId, 'Still here').expect(401);
  expect((await logIn(eve).expect(401)).body).toEqual(refusal(BLOCKED));
  // Whoever does not know the password learns nothing.
  expect((await logIn(eve, 'wrong').expect(401)).body).toEqual(refusal(WRONG));
  const forgotten = await request(cms.server).post('/api/users/forgot-password').send({ email: eve.email });
  expect(forgotten.status).toBe(200);
});

test('the ban is in the list and in the audit log, without the name of the member', async () => {
  await moderator.ban(eve.documentId).expect(200);
  const { body } = await moderator.banned().expect(200);
  expect(body.data.entries).toContainEqual({
    documentId: eve.documentId,
    username: eve.username,
    since: expect.any(String),
    isBanned: true,
    ban: { at: expect.stringMatching(/Z$/), by: 'moderator Test' },
  });
  const entry = await cms.strapi.db
    .connection('audit_log')
    .where({ action: 'moderation.ban' })
    .orderBy('id', 'desc')
    .first();
  expect(entry).toMatchObject({
    kind: 'member',
    subject_type: 'plugin::users-permissions.user',
    subject_id: eve.documentId,
    subject_title: null,
    actor_name: 'moderator Test',
  });
  await moderator.liftBan(eve.documentId).expect(200);
  const lifted = await cms.strapi.db.connection('audit_log').orderBy('id', 'desc').first();
  expect(lifted).toMatchObject({ action: 'moderation.lift-ban', subject_id: eve.documentId });
  expect((await moderator.banned()).body.data.entries).not.toContainEqual(
    expect.objectContaining({ documentId: eve.documentId }),
  );
});

test('after the ban is lifted, the member logs in again; no earlier session comes back', async () => {
  await moderator.ban(eve.documentId).expect(200);
  await moderator.liftBan(eve.documentId).expect(200);
  await me(eve).expect(401);
  const { body } = await logIn(eve).expect(200);
  await request(cms.server).get('/api/users/me').auth(body.token, { type: 'bearer' }).expect(200);
});

test('an account that is blocked in its form loses its sessions in the same way', async () => {
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  const form = `/content-manager/collection-types/plugin::users-permissions.user/${eve.documentId}`;
  const set = (blocked: boolean) =>
    request(cms.server).put(form).auth(owner, { type: 'bearer' }).send({ blocked }).expect(200);
  await set(true);
  await me(eve).expect(401);
  expect((await moderator.banned()).body.data.entries).toContainEqual(
    expect.objectContaining({ documentId: eve.documentId, ban: null }),
  );
  // Nobody banned the member: nothing is said at login, as before.
  expect((await logIn(eve).expect(401)).body).toEqual(refusal(WRONG));
  await set(false);
  await me(eve).expect(401);
});

test('a ban that is lifted in the form of the account is lifted', async () => {
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  await moderator.ban(eve.documentId).expect(200);
  await request(cms.server)
    .put(`/content-manager/collection-types/plugin::users-permissions.user/${eve.documentId}`)
    .auth(owner, { type: 'bearer' })
    .send({ blocked: false })
    .expect(200);
  expect(await cms.strapi.db.connection('member_bans').where({ member_id: eve.id })).toEqual([]);
  await logIn(eve).expect(200);
});

test('pages of banned members contain each of them once', async () => {
  const more = await Promise.all(
    Array.from({ length: 30 }, () => createMember(cms, undefined, { blocked: true })),
  );
  const found: string[] = [];
  for (let query = ''; ;) {
    const { entries, next } = (await moderator.banned(query).expect(200)).body.data;
    found.push(...entries.map(({ documentId }: { documentId: string }) => documentId));
    if (next === null) break;
    query = `before=${next}`;
  }
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining(more.map(({ documentId }) => documentId)));
});

test('the comments of a member can be hidden with the ban, in several steps', async () => {
  const first = await post(eve, 'First');
  const row = await comments().where({ id: first }).first();
  const more = Array.from({ length: 450 }, (_, number) => ({
    ...row,
    id: undefined,
    document_id: `more${number}`,
    reports: number % 2,
  }));
  await cms.strapi.db.connection.batchInsert('comments', more, 50);
  await post(await createMember(cms), 'Of another');
  expect((await moderator.member(eve.documentId).expect(200)).body.data).toMatchObject({
    comments: 451,
    shown: 451,
  });
  let steps = 0;
  let hidden = 0;
  for (let after: number | null = 0; after !== null; steps += 1) {
    const step: request.Response = await moderator.hideComments(eve.documentId, { after }).expect(200);
    hidden += step.body.data.count;
    after = step.body.data.next;
  }
  expect([steps, hidden]).toEqual([4, 451]);
  expect((await listed()).map(({ comment_text: text }: { comment_text: string }) => text)).toEqual([
    'Of another',
  ]);
  expect(await getCount()).toBe(1);
  expect((await moderator.list('queue=reported')).body.data.entries).toEqual([]);
});

describe('deleting all comments of a member', () => {
  const removeAll = async () => {
    let steps = 0;
    for (let next: number | null = 1; next !== null; steps += 1)
      ({ next } = (await moderator.deleteComments(eve.documentId).expect(200)).body.data);
    return steps;
  };

  test('leaves replies of others below a place without text and name, and no other trace', async () => {
    const bea = await createMember(cms);
    const answered = await post(eve, 'Answered');
    await post(bea, 'The answer', answered);
    await post(eve, 'Own answer', answered);
    const alone = await post(eve, 'Alone');
    await post(eve, 'To myself', alone);
    await post(eve, 'To Bea', await post(bea, 'Of Bea'));
    expect((await moderator.member(eve.documentId).expect(200)).body.data).toMatchObject({
      username: eve.username,
      comments: 5,
      shown: 5,
      answered: 1,
    });
    await getCalls(cms, eve).rate(blogId, 5);
    const ratings = () => getCalls(cms, eve).get('/api/users/me/ratings').expect(200);
    const [account, rated] = [(await me(eve).expect(200)).body, (await ratings()).body];
    expect(rated).toHaveLength(1);
    await removeAll();
    expect(await listed()).toMatchObject([
      { comment_text: 'Of Bea', replies: [] },
      {
        comment_id: answered,
        user_id: null,
        username: 'Deleted member',
        comment_text: 'This comment was deleted by the editors.',
        replies: [{ comment_text: 'The answer' }],
      },
    ]);
    expect(await getCount()).toBe(3);
    // The account is what it was: its name, its ratings, its right to comment.
    expect((await me(eve).expect(200)).body).toEqual(account);
    expect((await ratings()).body).toEqual(rated);
    expect((await getCalls(cms, eve).comment(blogId, 'Again').expect(201)).body.username).toBe(eve.username);
    await removeAll();
    const queue = (await moderator.list('queue=all')).body.data.entries;
    expect(queue.map(({ text }: { text: string }) => text)).toEqual(['Of Bea', 'The answer']);
  });

  test('takes several steps, and can be taken up again', async () => {
    const first = await post(eve, 'First');
    const row = await comments().where({ id: first }).first();
    const more = Array.from({ length: 250 }, (_, number) => ({
      ...row,
      id: undefined,
      document_id: `more${number}`,
    }));
    await cms.strapi.db.connection.batchInsert('comments', more, 50);
    const { body } = await moderator.deleteComments(eve.documentId).expect(200);
    expect(body.data).toEqual({ count: 100, next: 1 });
    expect(await removeAll()).toBe(3);
    expect(await comments()).toEqual([]);
    expect(await getCount()).toBe(0);
  });

  test('also removes what is kept with deleted articles', async () => {
    const other = await publishArticle(cms, { title: 'Gone', slug: 'gone' });
    await getCalls(cms, eve).comment(other.documentId, 'On a deleted article').expect(201);
    await cms.strapi.documents('api::blog.blog').delete({ documentId: other.documentId });
    await removeAll();
    const kept = await cms.strapi.db.connection('kept_rows').where({ source: 'comments' });
    expect(JSON.stringify(kept)).not.toContain('On a deleted article');
    expect(kept.map(({ member_id: id }: { member_id: number | null }) => id)).toEqual([null]);
  });
});

test.each(['unknown', '1', 'a%00b'])('the member “%s” is 404', async (documentId) => {
  expect((await moderator.member(documentId)).status).toBe(404);
  expect((await moderator.ban(documentId)).status).toBe(404);
  expect((await moderator.liftBan(documentId)).status).toBe(404);
  expect((await moderator.undoBan(documentId)).status).toBe(404);
  expect((await moderator.hideComments(documentId)).status).toBe(404);
  expect((await moderator.deleteComments(documentId)).status).toBe(404);
});
