import { MOST_VIEWS } from '../../src/domain/article-list/saved-views/saved-views';
import { SAVED_VIEWS } from '../../src/domain/article-list/saved-views/saved-views-table';
import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { createRole } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const PATH = '/admin/article-list/saved-views';
const QUERY = 'view=drafts&sort=title:ASC&filters[$and][0][title][$contains]=moon';

let cms: Cms;
let editor: ReturnType<typeof asAdmin>;
let owner: ReturnType<typeof asAdmin>;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  editor = asAdmin(cms, await loginAsAdmin(cms, 'strapi-editor'));
  owner = asAdmin(cms, await loginAsAdmin(cms, 'strapi-super-admin'));
});
afterAll(() => cms.stop());
afterEach(() => rows().delete());

const rows = () => cms.strapi.db.connection(SAVED_VIEWS);
const list = async (admin = editor) => (await admin.get(PATH).expect(200)).body.data.views;

test('an editor saves views for themselves, replaces them by name and removes them', async () => {
  const { body } = await editor.post(PATH, { name: ' Moons ', query: QUERY }).expect(200);
  expect(await list()).toEqual([{ id: body.data.id, name: 'Moons', query: QUERY }]);
  expect(await list(owner)).toEqual([]);
  await editor.post(PATH, { name: 'Moons', query: 'view=mine' }).expect(200);
  expect(await list()).toEqual([{ id: body.data.id, name: 'Moons', query: 'view=mine' }]);
  await owner.delete(`${PATH}/${body.data.id}`).expect(404);
  await editor.delete(`${PATH}/${body.data.id}`).expect(200);
  expect(await list()).toEqual([]);
});

test('the number, the names and the queries have limits', async () => {
  for (const sent of [
    { name: '', query: '' },
    { name: 'x'.repeat(61), query: '' },
    { name: 'Long', query: 'a'.repeat(2001) },
    { name: 'Elsewhere', query: 'a=1#b' },
    { name: 'Nothing' },
    { name: { $gt: '' }, query: '' },
  ])
    await editor.post(PATH, sent).expect(400);
  for (let number = 1; number <= MOST_VIEWS; number += 1)
    await editor.post(PATH, { name: `View ${number}`, query: '' }).expect(200);
  const { body } = await editor.post(PATH, { name: 'One more', query: '' }).expect(400);
  expect(body.error.message).toContain('20 saved views');
  await editor.post(PATH, { name: 'View 3', query: 'view=mine' }).expect(200);
  expect(await list()).toHaveLength(MOST_VIEWS);
  await owner.post(PATH, { name: 'One more', query: '' }).expect(200);
  for (const id of ['0', '-1', 'abc', '99999999999']) await editor.delete(`${PATH}/${id}`).expect(404);
});

test('the account in a body is ignored', async () => {
  const user = await cms.strapi.db
    .query('admin::user')
    .findOne({ where: { firstname: 'strapi-super-admin' } });
  await editor.post(PATH, { name: 'Mine', query: '', user_id: user?.id, userId: user?.id }).expect(200);
  expect(await list(owner)).toEqual([]);
});

test('only those who may read articles have views, which go with their account', async () => {
  const role = await createRole(cms, [{ action: 'read', subject: 'api::category.category' }]);
  await asAdmin(cms, await loginAsAdmin(cms, role))
    .post(PATH, { name: 'A', query: '' })
    .expect(403);
  await editor.post(PATH, { name: 'Left behind', query: '' }).expect(200);
  const { id } = await cms.strapi.db.query('admin::user').findOne({ where: { firstname: 'strapi-editor' } });
  await cms.strapi.db.query('admin::user').delete({ where: { id } });
  expect(await rows()).toEqual([]);
});
