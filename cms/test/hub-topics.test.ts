import { asAdmin, entriesOf } from './as-admin';
import { ask } from './ask';
import { category } from './fixtures';
import { bootCms, type Cms } from './harness';
import { signInAs } from './sign-in';

const CATEGORY = entriesOf('api::category.category');

let cms: Cms;
let editor: string;
let sleep: string;

beforeAll(async () => {
  cms = await bootCms();
  editor = await signInAs(cms, 'strapi-editor');
  sleep = (await category(cms, 'Sleep')).documentId;
});
afterAll(() => cms.stop());

const change = (documentId: string, data: object) =>
  asAdmin(cms, editor).put(`${CATEGORY}/${documentId}`, data);
const hubName = async () =>
  (await ask(cms, '{ topicHub(slug: "sleep") { topic { name } } }')).topicHub?.topic.name;

test.each([
  ['name', { name: 'Sleep & Rest' }],
  ['kind', { kind: 'sub-topic' }],
])('refuses to change the %s of a topic with a hub page, with an error at the field', async (field, data) => {
  const { status, body } = await change(sleep, data);
  expect([status, body.error.name]).toEqual([400, 'ValidationError']);
  expect(body.error.details.errors).toEqual([
    { path: [field], name: 'ValidationError', message: expect.stringContaining('its page at /sleep') },
  ]);
  expect(await hubName()).toBe('Sleep');
});

test('lets an editor change a hub topic’s spelling and its Popular Topics name', async () => {
  const { body } = await change(sleep, { name: 'Sleep!', kind: 'topic', listName: 'Rest' });
  expect(body.error).toBeUndefined();
  expect(body.data).toMatchObject({ name: 'Sleep!', slug: 'sleep', listName: 'Rest' });
  expect(await hubName()).toBe('Sleep!');
});

test('lets an editor rename any other category', async () => {
  const { documentId } = await category(cms, 'Naps', { kind: 'sub-topic' });
  const { body } = await change(documentId, { name: 'Short Naps' });
  expect(body.data).toMatchObject({ name: 'Short Naps', slug: 'short-naps' });
});
