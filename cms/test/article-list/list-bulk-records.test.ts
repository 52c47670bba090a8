import { AUDIT } from '../../src/domain/audit/audit-table';
import { listCalls } from '../support/content/list-calls';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let editor: ReturnType<typeof listCalls>;
let sleep: string;
let food: string;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  editor = listCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
  ({ documentId: sleep } = await category(cms, 'Sleep', { position: 1 }));
  ({ documentId: food } = await category(cms, 'Food', { position: 2 }));
});
afterAll(() => cms.stop());

const create = (title: string) => editor.create({ title });

test('a form that was open meanwhile is not saved over what was done', async () => {
  const id = await create('Open elsewhere');
  const { edition } = await editor.read(id);
  const owner = listCalls(cms, await loginAsAdmin(cms, 'strapi-super-admin'));
  await owner.bulk('author', [id], { author: 'Ann Lee' });
  await editor.admin
    .put(`/content-manager/collection-types/${BLOG}/${id}`, { title: 'Old', author: '' })
    .set('x-seen-editions', `${id}=${edition}`)
    .expect(409);
  expect(await editor.read(id)).toMatchObject({ title: 'Open elsewhere', author: 'Ann Lee' });
});

test('each action is a version in the history, and an entry in the audit log', async () => {
  const id = await create('Recorded');
  await editor.bulk('author', [id], { author: 'Ann Lee' });
  await editor.bulk('categorise', [id], { add: [food], remove: [] });
  await editor.bulk('publish', [id]);
  await editor.bulk('categorise', [id], { add: [sleep], remove: [food], publishes: true });
  await editor.bulk('unpublish', [id]);
  await editor.bulk('publish', [id]);
  await editor.bulk('delete', [id]);
  await editor.bulk('undo-deletion', [id]);
  const { body } = await editor.admin.get(`/admin/history/${BLOG}/${id}`).expect(200);
  expect(body.data.versions.map(({ kind }: { kind: string }) => kind).toReversed()).toEqual([
    ...['create', 'save', 'save', 'publish', 'publish', 'unpublish', 'publish', 'delete'],
    ...['restore', 'publish'],
  ]);
  const logged = await cms.strapi.db.connection(AUDIT).where({ subject_id: id }).orderBy('id');
  expect(logged.map(({ action }) => action.replace('content.', ''))).toEqual([
    ...['create', 'update', 'update', 'publish', 'publish', 'unpublish', 'publish', 'delete'],
    ...['undelete', 'publish'],
  ]);
  expect(new Set(logged.map(({ actor_name: name }) => name))).toEqual(new Set(['strapi-editor Test']));
});

test('the audit log has an entry for each article that was changed, and for what was refused', async () => {
  const rows = () => cms.strapi.db.connection(AUDIT);
  const ids = [await create('First'), await create('Second')];
  const before = Number((await rows().max('id as id'))[0]?.id ?? 0);
  await editor.bulk('author', ids, { author: 'Ann Lee' });
  await editor.bulk('author', ids, { author: 'Ann Lee' });
  await editor.bulk('author', ['abcdefghijklmnopqrstuvwx'], { author: 'Ann Lee' });
  const made = await rows().where('id', '>', before).orderBy('id');
  expect(made).toMatchObject([
    { action: 'content.update', subject_title: 'First' },
    { action: 'content.update', subject_title: 'Second' },
    { action: 'content.update', status: 400 },
  ]);
  expect(JSON.stringify(made)).not.toContain('Ann Lee');
});
