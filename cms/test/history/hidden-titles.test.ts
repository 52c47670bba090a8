import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { createRole, type Right } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const BANNER = 'api::banner.banner';
const SECRET = 'Merger with Acme';

let cms: Cms;
let editor: string;
let id: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  id = await create(BLOG, { title: SECRET, slug: 'words' });
});
afterAll(() => cms.stop());

const as = (token: string) => asAdmin(cms, token);
const create = async (uid: string, data: object): Promise<string> =>
  (await as(editor).post(getEntries(uid), data).expect(201)).body.data.documentId;
const loginWith = async (...rights: Right[]) => loginAsAdmin(cms, await createRole(cms, rights));

const tomorrow = () => ({ dueAt: Date.now() + 86_400_000, timeZone: 'UTC' });

describe('a role that may not read titles', () => {
  let token: string;
  beforeAll(async () => {
    token = await loginWith(
      { action: 'read', subject: BLOG, fields: ['slug'] },
      { action: 'create', subject: BLOG, fields: ['slug'] },
      { action: 'update', subject: BLOG, fields: ['slug'] },
      { action: 'publish', subject: BLOG },
    );
    const plan = { ...tomorrow(), edition: 1 };
    await as(editor).put(`/admin/schedule/${BLOG}/${id}/publish`, plan).expect(200);
  });

  test.each([
    ['versions', `/admin/history/${BLOG}/ID`],
    ['a version', `/admin/history/${BLOG}/ID/1`],
    ['the schedule', '/admin/schedule/list'],
    ['the schedule of an article', `/admin/schedule/${BLOG}/ID`],
    ['the calendar', `/admin/schedule/range?from=${Date.now()}&to=${Date.now() + 2 * 86_400_000}`],
  ])('gets none in %s', async (_, path) => {
    const { text } = await as(token).get(path.replace('ID', id)).expect(200);
    expect(text).toContain('Title hidden');
    expect(text).not.toContain(SECRET);
  });

  test('gets none when it plans', async () => {
    const path = `/admin/schedule/${BLOG}/${id}/publish`;
    const { body } = await as(token)
      .put(path, { ...tomorrow(), edition: 1 })
      .expect(200);
    expect(body.data.title).toBe('Title hidden');
  });

  test('gets none in a conflict', async () => {
    const path = `${getEntries(BLOG)}/${id}`;
    const { text } = await as(token).put(path, { slug: 'other-words', edition: 0 }).expect(409);
    expect(text).toContain('“Title hidden” in the meantime');
    expect(text).not.toContain(SECRET);
  });

  test('gets none in the check of a form', async () => {
    const suggestedBlogs = { connect: [{ documentId: id }], disconnect: [] };
    const body = { type: BLOG, documentId: null, data: { title: 'Mine', suggestedBlogs } };
    const { text } = await as(token).post('/admin/form-checks', body).expect(200);
    expect(text).toContain('An article that your role does not show');
    expect(text).not.toContain(SECRET);
  });

  test('has no list of deleted articles, which could be searched by title', async () => {
    expect((await as(token).get(`/admin/deleted/${BLOG}?search=Merger`)).status).toBe(403);
  });
});

test('nobody plans an article that they may not read', async () => {
  const token = await loginWith(
    { action: 'read', subject: BLOG, fields: ['title'], conditions: ['admin::is-creator'] },
    { action: 'publish', subject: BLOG },
  );
  for (const method of ['put', 'delete'] as const)
    await as(token)[method](`/admin/schedule/${BLOG}/${id}/publish`, tomorrow()).expect(403);
});

test('what was deleted is restored only by somebody who could create all of it', async () => {
  const banner = await create(BANNER, { title: 'Spring', type: 'home', linkUrl: 'https://example.org/' });
  await as(editor)
    .delete(`${getEntries(BANNER)}/${banner}`)
    .expect(200);
  const restore = `/admin/deleted/${BANNER}/${banner}/restore`;
  const token = await loginWith(
    { action: 'read', subject: BANNER, fields: ['title'] },
    { action: 'create', subject: BANNER, fields: ['title'] },
  );
  expect((await as(token).get(`/admin/deleted/${BANNER}`)).status).toBe(200);
  expect((await as(token).post(restore, {})).status).toBe(403);
  expect((await as(editor).post(restore, {})).status).toBe(200);
});
