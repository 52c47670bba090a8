import { asAdmin, getEntries } from '../support/cms/as-admin';
import { picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { createRole, type Right } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const BANNER = 'api::banner.banner';

let cms: Cms;
let editor: string;
let author: string;
let id: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  author = await loginAsAdmin(cms, 'strapi-author');
  id = await create(editor, {
    title: 'Zebra plans',
    description: 'Zebra words',
    seo: { title: 'Zebra for search', description: 'Zebra for search engines' },
  });
});
afterAll(() => cms.stop());

const as = (token: string) => asAdmin(cms, token);
const create = async (token: string, data: object): Promise<string> =>
  (await as(token).post(getEntries(BLOG), data).expect(201)).body.data.documentId;

/** An account of a role with these rights to articles. */
const loginWith = async (rights: Omit<Right, 'subject'>[]): Promise<string> =>
  loginAsAdmin(
    cms,
    await createRole(
      cms,
      rights.map((right) => ({ ...right, subject: BLOG })),
    ),
  );

test('a version shows the fields that a role may read, and components only as a whole', async () => {
  const token = await loginWith([{ action: 'read', fields: ['title', 'seo.title'] }]);
  const { body } = await as(token).get(`/admin/history/${BLOG}/${id}/1`).expect(200);
  expect(body.data.content).toEqual({ title: 'Zebra plans' });
});

test('rights to own articles do not show the fields of others', async () => {
  const token = await loginWith([
    { action: 'read', fields: ['title'] },
    { action: 'read', fields: ['title', 'description'], conditions: ['admin::is-creator'] },
  ]);
  const { body } = await as(token).get(`/admin/history/${BLOG}/${id}/1`).expect(200);
  expect(body.data.content).toEqual({ title: 'Zebra plans' });
});

test('a version is restored only by somebody who may change all its fields', async () => {
  const fields = ['title', 'description'];
  const token = await loginWith([
    { action: 'read', fields },
    { action: 'update', fields: ['description'] },
  ]);
  const restore = (of: string) => as(of).post(`/admin/history/${BLOG}/${id}/1/restore`, { seen: 1 });
  expect((await restore(token)).status).toBe(403);
  expect((await restore(editor)).status).toBe(200);
});

test('a page is shown only to somebody who may read all that is on it', async () => {
  const token = await loginWith([{ action: 'read', fields: ['title'] }]);
  const body = { type: BLOG, documentId: id, form: 'form-0123456789abcdef', data: {} };
  expect((await as(token).post('/admin/preview/forms', body)).status).toBe(403);
  expect((await as(token).post(`/admin/preview/${BLOG}/${id}/links`, { data: {} })).status).toBe(403);
  expect((await as(editor).post('/admin/preview/forms', body)).status).toBe(200);
});

test('a preview has no files of the library that somebody may not see, and those that the article has', async () => {
  const [stored, foreign] = [await picture(cms, 'stored'), await picture(cms, 'foreign')];
  const own = await create(author, { title: 'An author’s own', topBanner: stored });
  const preview = async (topBanner: number) => {
    const data = { title: 'An author’s own', topBanner: { id: topBanner } };
    const { body } = await as(author)
      .post('/admin/preview/forms', { type: BLOG, documentId: own, form: 'form-0123456789abcdef', data })
      .expect(200);
    const row: unknown = await cms.strapi.db
      .connection('preview_forms')
      .where({ id: body.data.id })
      .first('content');
    return JSON.stringify(row);
  };
  expect(await preview(stored)).toContain('/uploads/stored');
  expect(await preview(foreign)).not.toContain('/uploads/foreign');
});

test('versions are found by their own type only', async () => {
  const token = await loginAsAdmin(cms, 'moderator');
  const { body } = await as(token).get(`/admin/history/${BANNER}/${id}`);
  expect(body.data?.versions ?? []).toEqual([]);
  expect((await as(editor).get(`/admin/history/${BANNER}/${id}`).expect(200)).body.data.versions).toEqual([]);
  expect((await as(editor).get(`/admin/history/${BANNER}/${id}/1`)).status).toBe(404);
});

test('a version does not name articles that somebody may not read', async () => {
  const own = await create(author, {
    title: 'With a suggestion',
    suggestedBlogs: { connect: [{ documentId: id }] },
  });
  const { body } = await as(author).get(`/admin/history/${BLOG}/${own}/1`).expect(200);
  expect(body.data.content.suggestedBlogs).toBe('(an entry that your role does not show)');
  const compared = await as(author)
    .post(`/admin/history/${BLOG}/${own}/compare-form`, { seen: 1, form: { title: 'With a suggestion' } })
    .expect(200);
  expect(JSON.stringify(compared.body)).not.toContain('Zebra');
});
