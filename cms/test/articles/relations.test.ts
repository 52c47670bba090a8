import request from 'supertest';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
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

describe('a relation that is part of another document', () => {
  const put = (id: string, data: object) => as(request(cms.server).put(`${CATEGORY}/${id}`)).send(data);
  const read = async (id: string) =>
    (await as(request(cms.server).get(`${CATEGORY}/${id}`)).expect(200)).body.data;
  const getCategories = async (documentId: string) => {
    const rows = await cms.strapi.db
      .query('api::blog.blog')
      .findMany({ where: { documentId }, populate: { categories: true }, orderBy: 'id' });
    return rows.map(({ categories }) => categories.map(({ documentId: id }: { documentId: string }) => id));
  };

  test('cannot be changed from its other side: the articles and sub-topics of a category', async () => {
    const naps = await category(cms, 'Dreams', { kind: 'sub-topic', parent: aging.id });
    const { documentId } = await publishArticle(cms, {
      title: 'On naps',
      slug: 'on-naps',
      categories: [aging.documentId],
    });
    const { id } = await cms.strapi.db.query('api::blog.blog').findOne({ where: { documentId } });
    for (const data of [
      { blogs: connect({ id, documentId }) },
      { blogs: [documentId] },
      { blogs: { set: [documentId] } },
      { subTopics: connect({ documentId: naps.documentId }) },
    ]) {
      const { body } = await put(sleep.documentId, data).expect(400);
      expect(body.error).toMatchObject({
        name: 'ValidationError',
        details: { errors: [{ path: Object.keys(data) }] },
      });
      await as(request(cms.server).post(CATEGORY))
        .send({ ...data, name: 'New one', kind: 'topic' })
        .expect(400);
    }
    for (const data of [
      { blogs: { connect: [], disconnect: [{ id, documentId }] } },
      { blogs: [] },
      { blogs: null },
      { subTopics: { connect: [], disconnect: [{ documentId: naps.documentId }] } },
    ])
      await put(aging.documentId, data).expect(400);
    const { body } = await put(aging.documentId, { blogs: [] });
    expect(body.error.message).toBe(
      '“blogs” cannot be changed here. It lists every Article whose “categories” has this one: change it there.',
    );
    expect(await getCategories(documentId)).toEqual([[aging.documentId], [aging.documentId]]);
    expect(await getParent(naps.documentId)).toBe(aging.documentId);
  });

  test('is sent back unchanged by a form, and stays', async () => {
    const topicOfBoth = await topic('Both');
    const naps = await category(cms, 'Dozing', { kind: 'sub-topic', parent: topicOfBoth.id });
    const { documentId } = await publishArticle(cms, {
      title: 'On both',
      slug: 'on-both',
      categories: [topicOfBoth.documentId],
    });
    const unchanged = { connect: [], disconnect: [] };
    await put(topicOfBoth.documentId, { description: 'New', blogs: unchanged, subTopics: unchanged }).expect(
      200,
    );
    await put(topicOfBoth.documentId, await read(topicOfBoth.documentId)).expect(200);
    expect(await getCategories(documentId)).toEqual([[topicOfBoth.documentId], [topicOfBoth.documentId]]);
    expect(await getParent(naps.documentId)).toBe(topicOfBoth.documentId);
  });

  test('stays with the original when a category is duplicated', async () => {
    const original = await topic('Original');
    const naps = await category(cms, 'Snooze', { kind: 'sub-topic', parent: original.id });
    const { documentId } = await publishArticle(cms, {
      title: 'Of one',
      slug: 'of-one',
      categories: [original.documentId],
    });
    for (const data of [{}, { blogs: { connect: [], disconnect: [] } }]) {
      const name = `Copy ${Object.keys(data).length}`;
      const { body } = await as(request(cms.server).post(`${CATEGORY}/clone/${original.documentId}`))
        .send({ name, ...data })
        .expect(200);
      expect(body.data.name).toBe(name);
    }
    expect(await getCategories(documentId)).toEqual([[original.documentId], [original.documentId]]);
    expect(await getParent(naps.documentId)).toBe(original.documentId);
  });
});

test('refuses an unknown related entry with 400', async () => {
  const sent = { name: 'Nowhere', kind: 'sub-topic', parent: connect({ id: 999_999, documentId: 'none' }) };
  const { status, body } = await as(request(cms.server).post(CATEGORY)).send(sent);
  expect([status, body.error.name]).toEqual([400, 'ValidationError']);
});

test('a duplicate has the categories of its original, with what its form changed', async () => {
  const rest = await topic('Rest');
  const BLOG = '/content-manager/collection-types/api::blog.blog';
  const post = async (path: string, form: object) =>
    (await as(request(cms.server).post(`${BLOG}${path}`)).send(form)).body.data.documentId as string;
  const original = await post('', { title: 'First', categories: { connect: [sleep, aging] } });
  const duplicate = async (title: string, categories?: object) => {
    const documentId = await post(`/clone/${original}`, { title, categories });
    const stored = await cms.strapi
      .documents('api::blog.blog')
      .findOne({ documentId, populate: ['categories'] });
    return stored?.categories?.map(({ name }) => name);
  };
  expect(await duplicate('The same')).toEqual(['Sleep', 'Aging']);
  expect(await duplicate('Unchanged', { connect: [], disconnect: [] })).toEqual(['Sleep', 'Aging']);
  expect(await duplicate('One more', connect(rest))).toEqual(['Sleep', 'Aging', 'Rest']);
  expect(await duplicate('One less', { connect: [], disconnect: [sleep] })).toEqual(['Aging']);
  const moved = { ...aging, position: { before: sleep.documentId } };
  expect(await duplicate('In another order', { connect: [moved], disconnect: [] })).toEqual([
    'Aging',
    'Sleep',
  ]);
  expect(await duplicate('Another', { set: [rest] })).toEqual(['Rest']);
});
