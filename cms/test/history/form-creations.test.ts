import { randomUUID } from 'node:crypto';
import { CREATIONS, clearCreations } from '../../src/domain/form-creations/creations-table';
import { getDialect } from '../../src/platform/database/dialect';
import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

async function send(path: string, body: object, form: string, account = editor) {
  const response = await asAdmin(cms, account)
    .post(`/content-manager/collection-types/${path}`, body)
    .set('x-form-id', form);
  if (response.status >= 300) throw new Error(JSON.stringify(response.body));
  return { data: response.body.data, isRepeated: response.headers['x-created-before'] === '1' };
}
const count = (title: string): Promise<number> => cms.strapi.documents(BLOG).count({ filters: { title } });

test('a form that is sent again gets the document that it has created', async () => {
  const form = randomUUID();
  const first = await send(BLOG, { title: 'Sent twice' }, form);
  expect(first.isRepeated).toBe(false);
  const second = await send(BLOG, { title: 'Sent twice, changed' }, form);
  expect(second).toMatchObject({
    isRepeated: true,
    data: { documentId: first.data.documentId, title: 'Sent twice', edition: first.data.edition },
  });
  expect(await count('Sent twice, changed')).toBe(0);
});

test('of many at the same time, one creates it', async () => {
  const form = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => send(BLOG, { title: 'All at once' }, form)));
  expect(new Set(sent.map(({ data }) => data.documentId)).size).toBe(1);
  expect(await count('All at once')).toBe(1);
});

test('publishing and duplicating create one, too', async () => {
  const [published, duplicated] = [randomUUID(), randomUUID()];
  const publish = () => send(`${BLOG}/actions/publish`, { title: 'Published twice' }, published);
  const { data } = await publish();
  expect((await publish()).data.documentId).toBe(data.documentId);
  expect(await count('Published twice')).toBe(1);
  const duplicate = () => send(`${BLOG}/clone/${data.documentId}`, { title: 'Duplicated twice' }, duplicated);
  const first = await duplicate();
  expect(await duplicate()).toMatchObject({
    isRepeated: true,
    data: { documentId: first.data.documentId, title: 'Duplicated twice' },
  });
  expect(await count('Duplicated twice')).toBe(1);
});

test('a refused form, another account, another form and a deleted document create a new one', async () => {
  const form = randomUUID();
  await expect(send(BLOG, { title: 'x'.repeat(1000) }, form)).rejects.toThrow('title');
  const { data } = await send(BLOG, { title: 'Own' }, form);
  const other = await loginAsAdmin(cms, 'strapi-author');
  expect((await send(BLOG, { title: 'Own' }, form, other)).isRepeated).toBe(false);
  expect((await send(BLOG, { title: 'Own' }, randomUUID())).isRepeated).toBe(false);
  await cms.strapi.documents(BLOG).delete({ documentId: data.documentId });
  expect((await send(BLOG, { title: 'Own' }, form)).isRepeated).toBe(false);
});

test('forms are forgotten after a day', async () => {
  const form = randomUUID();
  await send(BLOG, { title: 'Yesterday' }, form);
  const knex = cms.strapi.db.connection;
  const row = () => knex(CREATIONS).where({ form_id: form }).first();
  await clearCreations(knex, getDialect(cms.strapi));
  expect(await row()).toBeDefined();
  await knex(CREATIONS)
    .where({ form_id: form })
    .update({ created_at: Date.now() - 25 * 3600_000 });
  await clearCreations(knex, getDialect(cms.strapi));
  expect(await row()).toBeUndefined();
});
