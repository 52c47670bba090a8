import request from 'supertest';
import { AUDIT } from '../../src/domain/audit/audit-table';
import { clearPresence, MOST_TABS } from '../../src/domain/presence/presence';
import { PRESENCE } from '../../src/domain/presence/presence-table';
import { getDialect } from '../../src/platform/database/dialect';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const BANNER = 'api::banner.banner';
const ROLES = ['strapi-super-admin', 'strapi-editor', 'strapi-author', 'moderator'] as const;
type Role = (typeof ROLES)[number];

let cms: Cms;
const tokens = new Map<Role, string>();
const as = (role: Role) => asAdmin(cms, tokens.get(role) ?? '');
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  for (const role of ROLES) tokens.set(role, await loginAsAdmin(cms, role));
});
afterAll(() => cms.stop());
afterEach(() => rows().delete());

const rows = () => cms.strapi.db.connection(PRESENCE);
const TAB = '3b9f8c9e-6a4e-4b0e-9d55-0d4f2f1c0001';
const TAB_2 = '3b9f8c9e-6a4e-4b0e-9d55-0d4f2f1c0002';

async function create(role: Role, title = 'Open'): Promise<string> {
  const { body } = await as(role).post(getEntries(BLOG), { title }).expect(201);
  return body.data.documentId;
}
const open = (role: Role, id: string, tab = TAB, state = {}, type = BLOG) =>
  as(role).post(`/admin/presence/${type}/${id}`, { tab, unsaved: false, idle: false, ...state });
const leave = (role: Role, id: string, tab = TAB) =>
  as(role).post(`/admin/presence/${BLOG}/${id}/leave`, { tab });
const seen = async (role: Role, id: string) =>
  (await open(role, id, 'tab-of-the-observer').expect(200)).body.data;
const listed = async (role: Role, type = BLOG) =>
  (await as(role).get(`/admin/presence/${type}`).expect(200)).body.data;

const EDITOR = { name: 'strapi-editor Test', unsaved: false, idle: false };

/** Moves all expiries, as if time had passed. */
const pass = (ms: number) => rows().decrement('expires_at', ms);

test('shows who else has a document open, with their state, but not oneself', async () => {
  const id = await create('strapi-editor');
  expect((await open('strapi-editor', id).expect(200)).body.data).toEqual([]);
  expect(await seen('strapi-super-admin', id)).toEqual([EDITOR]);
  await open('strapi-editor', id, TAB, { unsaved: true, idle: true });
  expect(await seen('strapi-super-admin', id)).toEqual([{ ...EDITOR, unsaved: true, idle: true }]);
  // A second tab of the same person, who types in it.
  await open('strapi-editor', id, TAB_2);
  expect(await seen('strapi-super-admin', id)).toEqual([{ ...EDITOR, unsaved: true }]);
  expect(await seen('strapi-super-admin', await create('strapi-editor'))).toEqual([]);
});

test('lists the documents that others have open, and nothing of other types', async () => {
  const [first, second] = [await create('strapi-editor'), await create('strapi-editor')];
  await open('strapi-editor', first);
  await open('strapi-super-admin', second, TAB_2);
  expect(await listed('strapi-super-admin')).toEqual([{ documentId: first, peers: [EDITOR] }]);
  expect(await listed('strapi-editor')).toMatchObject([
    { documentId: second, peers: [{ name: 'strapi-super-admin Test' }] },
  ]);
  expect(await listed('strapi-super-admin', BANNER)).toEqual([]);
});

test('leaving removes it at once, but only this tab, its own account and the document it has left', async () => {
  const [id, next] = [await create('strapi-editor'), await create('strapi-editor')];
  await open('strapi-editor', id);
  await leave('strapi-super-admin', id).expect(200);
  expect(await seen('strapi-super-admin', id)).toEqual([EDITOR]);
  await leave('strapi-editor', id).expect(200);
  expect(await seen('strapi-super-admin', id)).toEqual([]);
  // The request arrives after the one of the next document.
  await open('strapi-editor', next);
  await leave('strapi-editor', id).expect(200);
  expect(await seen('strapi-super-admin', next)).toEqual([EDITOR]);
});

test('a form that sends nothing any more is gone within 40 seconds of the database, and is deleted', async () => {
  const id = await create('strapi-editor');
  await open('strapi-editor', id);
  await pass(30_000);
  expect(await seen('strapi-super-admin', id)).toEqual([EDITOR]);
  expect(await listed('strapi-super-admin')).toHaveLength(1);
  await pass(10_000);
  expect(await seen('strapi-super-admin', id)).toEqual([]);
  expect(await listed('strapi-super-admin')).toEqual([]);
  await clearPresence(cms.strapi.db.connection, getDialect(cms.strapi));
  expect((await rows()).map(({ tab }) => tab)).toEqual(['tab-of-the-observer']);
});

test('each request extends it, whatever the clock of the process says', async () => {
  const id = await create('strapi-editor');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  await open('strapi-editor', id);
  clock.mockRestore();
  for (let minute = 0; minute < 3; minute += 1) {
    await pass(30_000);
    await open('strapi-editor', id);
  }
  expect(await seen('strapi-super-admin', id)).toEqual([EDITOR]);
});

test('nobody takes over the tab of somebody else', async () => {
  const id = await create('strapi-editor');
  await open('strapi-editor', id);
  await open('moderator', id, TAB, { unsaved: true }).expect(200);
  expect(await seen('strapi-super-admin', id)).toEqual([EDITOR]);
});

test('an account has at most 50 tabs, also when all are opened at the same time', async () => {
  const id = await create('strapi-editor');
  const statuses = await Promise.all(
    Array.from(
      { length: MOST_TABS + 25 },
      async (_, index) => (await open('moderator', id, `tab-${1000 + index}`)).status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await rows()).toHaveLength(MOST_TABS);
  await open('strapi-editor', id);
  expect(await rows()).toHaveLength(MOST_TABS + 1);
});

test('an author learns nothing about the articles of others', async () => {
  const [own, other] = [await create('strapi-author'), await create('strapi-editor')];
  await open('strapi-editor', own);
  await open('strapi-editor', other, TAB_2);
  expect(await listed('strapi-author')).toEqual([{ documentId: own, peers: [EDITOR] }]);
  expect(await seen('strapi-author', own)).toEqual([EDITOR]);
  await open('strapi-author', other).expect(403);
  await leave('strapi-author', other).expect(403);
  expect(await listed('strapi-super-admin')).toHaveLength(2);
});

test('rights are those of the content type', async () => {
  const id = await create('strapi-editor');
  await as('moderator').get(`/admin/presence/${BLOG}`).expect(200);
  await as('moderator').get(`/admin/presence/${BANNER}`).expect(403);
  await open('moderator', id, TAB, {}, BANNER).expect(403);
  for (const type of ['api::comment.comment', 'admin::user', 'nothing', '%00']) {
    await as('strapi-super-admin').get(`/admin/presence/${type}`).expect(403);
    await open('strapi-super-admin', id, TAB, {}, type).expect(403);
  }
  await request(cms.server).get(`/admin/presence/${BLOG}`).expect(401);
  await request(cms.server).post(`/admin/presence/${BLOG}/${id}`).send({ tab: TAB }).expect(401);
});

test.each([
  {},
  { tab: TAB },
  { tab: `${TAB}0`, unsaved: true, idle: false },
  { tab: 'short', unsaved: true, idle: false },
  { tab: 'nul\0nul-nul', unsaved: true, idle: false },
  { tab: [TAB], unsaved: true, idle: false },
  { tab: TAB, unsaved: 'yes', idle: false },
])('refuses %j', async (body) => {
  const id = await create('strapi-editor');
  await as('strapi-editor').post(`/admin/presence/${BLOG}/${id}`, body).expect(400);
  expect(await rows()).toEqual([]);
});

test.each(['%00', 'a'.repeat(65), 'é'])('has no document %s', async (id) => {
  await open('strapi-editor', id).expect(404);
  await leave('strapi-editor', id).expect(404);
  expect(await rows()).toEqual([]);
});

test('takes who it is from the token, whatever was sent', async () => {
  const id = await create('strapi-editor');
  await open('strapi-editor', id, TAB, { name: 'The Owner', user: { id: 1 }, userId: 1 }).expect(200);
  expect(await seen('strapi-super-admin', id)).toEqual([EDITOR]);
});

test('writes no content and makes no entry in the audit log', async () => {
  const id = await create('strapi-editor');
  const { body: before } = await as('strapi-editor').get(`${getEntries(BLOG)}/${id}`);
  const entries = await cms.strapi.db.connection(AUDIT).count('id as n');
  await open('strapi-editor', id, TAB, { unsaved: true });
  await open('strapi-super-admin', id, TAB_2, { unsaved: true });
  await leave('strapi-editor', id);
  expect(await cms.strapi.db.connection(AUDIT).count('id as n')).toEqual(entries);
  const { body: after } = await as('strapi-editor').get(`${getEntries(BLOG)}/${id}`);
  expect(after.data).toEqual(before.data);
  // It locks nothing: somebody else who has it open does not keep it from being saved.
  await open('strapi-super-admin', id, TAB_2, { unsaved: true });
  await as('strapi-editor')
    .put(`${getEntries(BLOG)}/${id}`, { title: 'Saved' })
    .expect(200);
});
