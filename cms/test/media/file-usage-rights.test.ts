import { getEntries } from '../support/cms/as-admin';
import { usageCalls } from '../support/content/file-usage';
import { banner, category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { createRole } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let admin: string;
let author: string;
let reader: string;
let calls: ReturnType<typeof usageCalls>;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  author = await loginAsAdmin(cms, 'strapi-author');
  const rights = [{ action: 'read', subject: BLOG }, { action: 'plugin::upload.read' }] as const;
  reader = await loginAsAdmin(cms, await createRole(cms, [...rights]));
  calls = usageCalls(cms, admin);
});
afterAll(() => cms.stop());

const files = () => cms.strapi.db.query('plugin::upload.file');
/** The status of both requests about a file. */
async function statuses(id: number | string, token: string): Promise<number[]> {
  const list = await calls.as(token).get(`/admin/files/${id}/usage`);
  const question = await calls.as(token).post('/admin/files/check-deletion', { fileIds: [id] });
  return [list.status, question.status];
}

test('an author sees the titles of own articles only', async () => {
  const { body } = await calls.as(author).get('/admin/users/me').expect(200);
  const id = await calls.newPicture();
  await files().update({ where: { id }, data: { createdBy: body.data.id } });
  const own = await calls.save({ title: 'Own', thumbnail: id }, '', author);
  await calls.save({ title: 'Secret plans', thumbnail: id });
  const gone = await calls.save({ title: 'Secret past', thumbnail: id });
  await calls
    .as(admin)
    .delete(`${getEntries(BLOG)}/${gone}`)
    .expect(200);
  const response = await calls.usage(id, author);
  expect(response.places).toMatchObject([
    { documentId: own, title: 'Own' },
    { documentId: null, title: null, type: BLOG, draft: true },
    { documentId: null, title: null, deleted: true },
  ]);
  expect(JSON.stringify([response, await calls.check({ fileIds: [id] }, author)])).not.toContain('Secret');
});

test('a file that the role cannot see is as one that does not exist', async () => {
  const id = await calls.newPicture();
  await calls.save({ title: 'Of others', thumbnail: id });
  expect(await statuses(id, author)).toEqual([404, 200]);
  expect((await calls.check({ fileIds: [id] }, author)).files).toEqual([]);
});

test('a role that reads articles only does not see the names of banners and topics', async () => {
  const id = await calls.newPicture();
  await calls.save({ title: 'Readable', thumbnail: id });
  await category(cms, 'Secret topic', { picture: id });
  await banner(cms, { image: id, title: 'Secret banner', type: 'home' });
  const { places } = await calls.usage(id, reader);
  expect(places.map(({ type, title }: { type: string; title: string }) => [type, title])).toEqual([
    ['api::banner.banner', null],
    ['api::category.category', null],
    [BLOG, 'Readable'],
  ]);
});

test('only roles with the media library may ask', async () => {
  const id = await calls.newPicture();
  const role = await cms.strapi.service('admin::role').create({ name: 'Visitor' });
  const account = { email: 'visitor@example.org', password: 'Secret-Passw0rd' };
  await cms.strapi
    .service('admin::user')
    .create({ ...account, firstname: 'Vi', isActive: true, roles: [role.id] });
  const { body } = await calls.as('').post('/admin/login', account);
  const visitor: string = body.data.token;
  expect(await statuses(id, visitor)).toEqual([403, 403]);
  expect(await statuses(id, 'nobody')).toEqual([401, 401]);
});

test.each(['0', '-1', '1.5', 'x', '2147483648', '99999999999999999999', '1%00', '987654'])(
  'the file %s does not exist',
  async (id) => {
    const { status } = await calls.as(admin).get(`/admin/files/${id}/usage`);
    expect(status).toBe(404);
  },
);

test.each([
  { fileIds: 'x' },
  { fileIds: [{}] },
  { folderIds: [-1] },
  { fileIds: [2 ** 53] },
  { fileIds: Array.from({ length: 5001 }, (_, index) => index + 1) },
  { fileIds: 1, folderIds: null },
])('a question about wrong ids is refused: %#', async (chosen) => {
  const { status } = await calls.as(admin).post('/admin/files/check-deletion', chosen);
  expect(status).toBe(400);
});
