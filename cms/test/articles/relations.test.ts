import request from 'supertest';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const CATEGORY = '/content-manager/collection-types/api::category.category';

let cms: Cms;
let editor: string;
let sleep: { id: number; documentId: string };
let aging: { id: number; documentId: string };

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  sleep = await topic('Sleep');
  aging = await topic('Aging');
});
afterAll(() => cms.stop());

async function topic(name: string) {
  const { documentId } = await category(cms, name);
  const { id } = await cms.strapi.db.query('api::category.category').findOne({ where: { documentId } });
  return { id, documentId };
}
const as = (req: request.Test) => req.set('Authorization', `Bearer ${editor}`);
const getParent = async (documentId: string): Promise<string | undefined> => {
  const found = await cms.strapi.db
    .query('api::category.category')
    .findOne({ where: { documentId }, populate: { parent: true } });
  return found.parent?.documentId;
};

/** In the format that the admin sends. */
const connect = (entry: object) => ({ connect: [{ ...entry, isTemporary: true }], disconnect: [] });

test('an editor can set, change and clear the topic of a category', async () => {
  const sent = { name: 'Naps', kind: 'sub-topic', parent: connect(sleep) };
  const { body } = await as(request(cms.server).post(CATEGORY)).send(sent).expect(201);
  const { documentId } = body.data;
  expect(await getParent(documentId)).toBe(sleep.documentId);

  const change = (parent: object) =>
    as(request(cms.server).put(`${CATEGORY}/${documentId}`))
      .send({ parent })
      .expect(200);
  await change({ connect: [], disconnect: [] });
  expect(await getParent(documentId)).toBe(sleep.documentId);
  await change({ connect: [aging], disconnect: [sleep] });
  expect(await getParent(documentId)).toBe(aging.documentId);
  await change({ connect: [], disconnect: [aging] });
  expect(await getParent(documentId)).toBeUndefined();
});

test('an unrelated change keeps the topic of a category', async () => {
  const sent = { name: 'Snoring', kind: 'sub-topic', parent: connect(sleep) };
  const { body } = await as(request(cms.server).post(CATEGORY)).send(sent).expect(201);
  const { documentId } = body.data;
  await as(request(cms.server).put(`${CATEGORY}/${documentId}`))
    .send({ description: 'At night' })
    .expect(200);
  expect(await getParent(documentId)).toBe(sleep.documentId);
});

test('a topic can add sub-topics from its own form', async () => {
  const naps = await category(cms, 'Dreams', { kind: 'sub-topic' });
  const { id } = await cms.strapi.db
    .query('api::category.category')
    .findOne({ where: { documentId: naps.documentId } });
  await as(request(cms.server).put(`${CATEGORY}/${sleep.documentId}`))
    .send({ subTopics: connect({ id, documentId: naps.documentId }) })
    .expect(200);
  expect(await getParent(naps.documentId)).toBe(sleep.documentId);
});

test('refuses an unknown related entry with 400', async () => {
  const sent = { name: 'Nowhere', kind: 'sub-topic', parent: connect({ id: 999_999, documentId: 'none' }) };
  const { status, body } = await as(request(cms.server).post(CATEGORY)).send(sent);
  expect([status, body.error.name]).toEqual([400, 'ValidationError']);
});
