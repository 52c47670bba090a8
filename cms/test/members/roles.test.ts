import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';
import { PASSWORD, createMember, type TestMember } from '../support/members/create-member';

const COMMENT = 'api::comment.comment';
const MESSAGE = 'api::contact-message.contact-message';
const OF_MEMBERS = [COMMENT, MESSAGE, 'api::rating.rating', 'api::saved-blog.saved-blog'] as const;
const OF_READERS = [...OF_MEMBERS, 'api::subscriber.subscriber'];

let cms: Cms;
let ada: TestMember;
let bea: TestMember;
let author: string;
let editor: string;
let moderator: string;
let owner: string;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  [ada, bea] = [await createMember(cms, 'Ada'), await createMember(cms, 'Bea')];
  author = await loginAsAdmin(cms, 'strapi-author');
  editor = await loginAsAdmin(cms, 'strapi-editor');
  moderator = await loginAsAdmin(cms, 'moderator');
  owner = await loginAsAdmin(cms, 'strapi-super-admin');
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: 'sleep' })).documentId;
});
afterAll(() => cms.stop());

const callAdmin = (token: string, method: 'get' | 'post' | 'put', type: string) =>
  request(cms.server)[method](`/content-manager/collection-types/${type}`).auth(token, { type: 'bearer' });
const last = (table: string, ...columns: string[]) =>
  cms.strapi.db
    .connection(table)
    .orderBy('id', 'desc')
    .first('document_id', ...columns);
const comment = () => last('comments', 'text', 'blog_id', 'article_title', 'member_id', 'parent_id');
const message = () => last('contact_messages', 'name', 'email', 'message', 'member_id');

const getToken = (role: string) => ({ editor, moderator, owner })[role] ?? '';

test.each(['editor', 'moderator', 'owner'])('%s: can hide but not change a comment', async (role) => {
  const { body: top } = await getCalls(cms, ada).comment(blogId, 'Top').expect(201);
  await getCalls(cms, ada)
    .comment(blogId, 'As Ada wrote it', { parent_comment_id: top.comment_id })
    .expect(201);
  const before = await comment();
  await callAdmin(getToken(role), 'put', `${COMMENT}/${before.document_id}`)
    .send({
      hidden: true,
      text: 'As Ada never did',
      blogId: 'another',
      articleTitle: 'Another',
      member: { connect: [{ id: bea.id }], disconnect: [] },
      parent: { connect: [], disconnect: [{ id: top.comment_id }] },
    })
    .expect(200);
  expect(await comment()).toEqual(before);
  const { hidden, updated_by_id: by } = await last('comments', 'hidden', 'updated_by_id');
  expect([Boolean(hidden), by]).toEqual([true, expect.any(Number)]);
});

test('a reply cannot be detached from its parent’s side either', async () => {
  const { body: top } = await getCalls(cms, ada).comment(blogId, 'Top').expect(201);
  const { document_id: topId } = await comment();
  await getCalls(cms, bea).comment(blogId, 'Reply', { parent_comment_id: top.comment_id }).expect(201);
  const before = await comment();
  await callAdmin(owner, 'put', `${COMMENT}/${topId}`)
    .send({ replies: { connect: [], disconnect: [{ documentId: before.document_id }] } })
    .expect(200);
  expect(await comment()).toEqual(before);
});

test('saving a form opened before a password change does not restore an earlier session', async () => {
  const cleo = await createMember(cms, 'Cleo');
  const USER = 'plugin::users-permissions.user';
  const rows = () => cms.strapi.db.connection('up_users').where({ id: cleo.id });
  const { document_id: id } = await rows().first('document_id');
  const { body } = await callAdmin(owner, 'get', `${USER}/${id}`).expect(200);
  expect(body.data).toMatchObject({ username: 'Cleo', email: cleo.email });
  expect(Object.keys(body.data).filter((name) => /token|key/i.test(name))).toEqual([]);
  await request(cms.server)
    .post('/api/users/update-password')
    .set(cleo.auth)
    .send({ currentPassword: PASSWORD, newPassword: 'An0ther!one' })
    .expect(200);
  await callAdmin(owner, 'put', `${USER}/${id}`)
    .send({ username: 'Cleo', blocked: false, tokenVersion: 0, usernameKey: 'ada' })
    .expect(200);
  await request(cms.server).get('/api/users/me').set(cleo.auth).expect(401);
  expect(await rows().first('token_version', 'username_key')).toEqual({
    token_version: 1,
    username_key: 'cleo',
  });
});

test('the longest allowed comment fits the admin form that hides it', async () => {
  const text = '😀'.repeat(5000);
  await getCalls(cms, ada).comment(blogId, text).expect(201);
  // The form refuses to save more characters than the schema allows, counted in UTF-16 units.
  const { attributes } = cms.strapi.contentType(COMMENT);
  expect(attributes.text).toMatchObject({ type: 'text' });
  expect(Reflect.get(attributes.text ?? {}, 'maxLength')).toBeGreaterThanOrEqual(text.length);
});

test('refuses null as the hidden state of a comment', async () => {
  await getCalls(cms, ada).comment(blogId, 'Text').expect(201);
  const { document_id: documentId } = await comment();
  const { status } = await callAdmin(owner, 'put', `${COMMENT}/${documentId}`).send({ hidden: null });
  expect(status).toBe(400);
});

test.each(['moderator', 'owner'])('%s: can mark a message as answered but not change it', async (role) => {
  await request(cms.server)
    .post('/api/contact')
    .set(ada.auth)
    .send({ name: 'Ada', email: ada.email, message: 'Help' })
    .expect(201);
  const before = await message();
  await callAdmin(getToken(role), 'put', `${MESSAGE}/${before.document_id}`)
    .send({
      state: 'answered',
      name: 'Bea',
      email: bea.email,
      message: 'Thanks',
      member: { connect: [{ id: bea.id }], disconnect: [] },
    })
    .expect(200);
  expect(await message()).toEqual(before);
  expect(await last('contact_messages', 'state')).toMatchObject({ state: 'answered' });
});

test.each(OF_READERS)('an author can neither see nor create %s', async (type) => {
  const seen = await callAdmin(author, 'get', type);
  const written = await callAdmin(author, 'post', type).send({ text: 'Mine', blogId, state: 'confirmed' });
  expect([seen.status, written.status]).toEqual([403, 403]);
});

test.each(OF_MEMBERS)('a super admin cannot create %s', async (type) => {
  const count = () => cms.strapi.db.query(type).count();
  const before = await count();
  const { status } = await callAdmin(owner, 'post', type).send({
    text: 'Mine',
    value: 5,
    blogId,
    reports: 9,
  });
  expect([status, await count()]).toEqual([403, before]);
});

test.each(['api::rating.rating', 'api::saved-blog.saved-blog'] as const)(
  'a super admin cannot change %s',
  async (type) => {
    await getCalls(cms, ada).rate(blogId, 4).expect(200);
    await getCalls(cms, ada).save(blogId).expect(200);
    const [row] = await cms.strapi.db.query(type).findMany({});
    await callAdmin(owner, 'put', `${type}/${row?.documentId}`)
      .send({ value: 1, blogId: 'another' })
      .expect(403);
    expect(await cms.strapi.db.query(type).findMany({ where: { id: row?.id } })).toEqual([row]);
  },
);

test('an author can still write articles', async () => {
  const { status } = await callAdmin(author, 'post', 'api::blog.blog').send({ title: 'Mine', slug: 'mine' });
  expect(status).toBe(201);
});
