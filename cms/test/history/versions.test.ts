import request from 'supertest';
import { actAs } from '../../src/platform/strapi/actor';
import { BODIES, VERSIONS } from '../../src/domain/history/versions/versions-table';
import { listVersions, readSnapshot } from '../../src/domain/history/versions/versions';
import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const TYPES = '/content-manager/collection-types';
const BLOG = 'api::blog.blog';

let cms: Cms;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, path: string, body: object = {}, seen = '') =>
  asAdmin(cms, editor)[method](`${TYPES}/${path}`, body).set('x-seen-editions', seen);
const send = async (method: Method, path: string, body?: object, seen?: string) => {
  const { status, body: response } = await call(method, path, body, seen);
  if (status >= 300) throw new Error(JSON.stringify(response));
  return response.data ?? response;
};
const create = async (data: object = { title: 'First' }, type = BLOG): Promise<string> =>
  (await send('post', type, data)).documentId;
const versions = async (documentId: string) =>
  (await listVersions(cms.strapi.db.connection, documentId, { limit: 100 })).toReversed();
const summary = async (documentId: string) =>
  (await versions(documentId)).map(({ edition, kind, fields, published }) => ({
    edition,
    kind,
    fields: fields.toSorted().join(' '),
    published,
  }));
const content = async (documentId: string, edition: number) => {
  const version = (await versions(documentId)).find((one) => one.edition === edition);
  return readSnapshot(cms.strapi.db.connection, version!);
};

describe('each write of an article keeps a version', () => {
  test('with its kind, its editor, the fields that changed, and whether readers got it', async () => {
    const id = await create({ title: 'First', faqs: [{ question: 'Why?', answer: 'So.' }] });
    await send('put', `${BLOG}/${id}`, { title: 'Second', description: 'New' });
    await send('post', `${BLOG}/${id}/actions/publish`);
    await send('post', `${BLOG}/${id}/actions/unpublish`);
    await send('delete', `${BLOG}/${id}`);
    expect(await summary(id)).toEqual([
      { edition: 1, kind: 'create', fields: 'faqs layoutType slug title', published: false },
      { edition: 2, kind: 'save', fields: 'description title', published: false },
      { edition: 3, kind: 'publish', fields: 'publicationDate', published: true },
      { edition: 4, kind: 'unpublish', fields: '', published: false },
      { edition: 5, kind: 'delete', fields: '', published: false },
    ]);
    const [first] = await versions(id);
    expect(first!.actor.name).toBe('strapi-editor Test');
    expect(await content(id, 1)).toMatchObject({ title: 'First', faqs: [{ question: 'Why?' }] });
    expect(await content(id, 5)).toMatchObject({ title: 'Second', description: 'New' });
  });

  test('and Publish, which also saves, makes one', async () => {
    const id = await create();
    await send('post', `${BLOG}/${id}/actions/publish`, { title: 'Live', edition: 1 });
    expect(await summary(id)).toMatchObject([
      { kind: 'create' },
      { edition: 2, kind: 'publish', fields: 'publicationDate title', published: true },
    ]);
    expect((await send('get', `${BLOG}/${id}`)).edition).toBe(2);
    expect((await send('get', `${BLOG}/${id}?status=published`)).edition).toBe(2);
    const bodies = await cms.strapi.db.connection(BODIES).where({ document_id: id });
    expect(bodies).toHaveLength(2);
  });

  test('discarding a draft counts on, although the draft becomes a copy of what is live', async () => {
    const id = await create();
    await send('post', `${BLOG}/${id}/actions/publish`);
    await send('put', `${BLOG}/${id}`, { title: 'Better' });
    await send('post', `${BLOG}/${id}/actions/discard`);
    expect(await summary(id)).toMatchObject([
      {},
      {},
      { edition: 3 },
      { edition: 4, kind: 'discard', fields: 'title' },
    ]);
    expect((await send('get', `${BLOG}/${id}`)).edition).toBe(4);
  });

  test('but a save without a change keeps none', async () => {
    const id = await create();
    const { data } = (await call('put', `${BLOG}/${id}`, { title: 'First' })).body;
    expect(data.edition).toBe(1);
    expect(await versions(id)).toHaveLength(1);
  });

  test('a duplicate begins a history of its own', async () => {
    const id = await create();
    const { documentId } = await send('post', `${BLOG}/clone/${id}`, { title: 'Copy', edition: 1 });
    expect(await summary(documentId)).toMatchObject([{ edition: 1, kind: 'create' }]);
    expect(await versions(id)).toHaveLength(1);
  });

  test('the run of a program makes one of all its writes', async () => {
    const documents = cms.strapi.documents(BLOG);
    const { documentId } = await actAs(cms.strapi, { id: null, name: 'Import' }, async () => {
      const created = await documents.create({ data: { title: 'From a file', layoutType: 'minimalist' } });
      await documents.update({ documentId: created.documentId, data: { description: 'Later' } });
      await documents.publish({ documentId: created.documentId });
      return created;
    });
    const all = await versions(documentId);
    expect(all).toMatchObject([{ edition: 1, kind: 'publish', published: true, actor: { name: 'Import' } }]);
    expect(await content(documentId, 1)).toMatchObject({ title: 'From a file', description: 'Later' });
  });
});

test.each([
  [
    'api::category.category',
    { name: 'Versioned', kind: 'sub-topic' },
    { description: 'About it' },
    'description',
  ],
  ['api::placement.placement', { key: 'versioned', title: 'A list' }, { title: 'Another' }, 'title'],
])('%s has versions too, which are public at once', async (type, data, change, field) => {
  const id = await create(data, type);
  await send('put', `${type}/${id}`, { ...change, edition: 1 });
  expect(await summary(id)).toMatchObject([
    { kind: 'create', published: true },
    { kind: 'save', fields: field, published: true },
  ]);
  await send('delete', `${type}/${id}`, {}, `${id}=2`);
  expect(await summary(id)).toMatchObject([{}, {}, { kind: 'delete' }]);
});

test('a document from before the history keeps the state it had', async () => {
  const id = await create({ title: 'Old', description: 'As it was' });
  const knex = cms.strapi.db.connection;
  await knex(VERSIONS).where({ document_id: id }).delete();
  await knex(BODIES).where({ document_id: id }).delete();
  await knex('blogs').where({ document_id: id }).update({ edition: 0 });
  await send('put', `${BLOG}/${id}`, { title: 'New', description: null, edition: 0 });
  expect(await summary(id)).toMatchObject([
    { edition: 0, kind: 'before', published: false },
    { edition: 1, kind: 'save', fields: 'description title' },
  ]);
  expect(await content(id, 0)).toMatchObject({ title: 'Old', description: 'As it was' });
});

describe('a write on an outdated edition is refused', () => {
  const conflict = { status: 409, name: 'ValidationError' };

  /** An article that somebody saved after an editor had opened edition 1. */
  const changedMeanwhile = async () => {
    const id = await create();
    await send('post', `${BLOG}/${id}/actions/publish`);
    await send('put', `${BLOG}/${id}`, { title: 'By somebody else' });
    return id;
  };

  test('when it saves, with who made the newer one and when', async () => {
    const id = await changedMeanwhile();
    const { body, status } = await call('put', `${BLOG}/${id}`, { title: 'Mine', edition: 2 });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      ...conflict,
      message: 'strapi-editor Test has changed “By somebody else” in the meantime. Nothing was changed.',
      details: {
        documentId: id,
        seen: 2,
        newer: { edition: 3, kind: 'save', actorName: 'strapi-editor Test', madeAt: expect.any(Number) },
      },
    });
    expect((await send('get', `${BLOG}/${id}`)).title).toBe('By somebody else');
    expect(await versions(id)).toHaveLength(3);
  });

  test('when it saves blocks that somebody else has removed', async () => {
    const id = await create({
      title: 'Blocks',
      content: [{ __component: 'blocks.paragraph', text: 'Gone' }],
    });
    const { content } = await send('get', `${BLOG}/${id}`);
    await send('put', `${BLOG}/${id}`, { content: [] });
    await call('put', `${BLOG}/${id}`, { content, edition: 1 }).expect(409);
  });

  test.each<[string, Method, (id: string) => string]>([
    ['publishes', 'post', (id) => `${BLOG}/${id}/actions/publish`],
    ['discards', 'post', (id) => `${BLOG}/${id}/actions/discard`],
    ['deletes', 'delete', (id) => `${BLOG}/${id}`],
    ['unpublishes', 'post', (id) => `${BLOG}/${id}/actions/unpublish`],
  ])('when it %s', async (_what, method, path) => {
    const id = await changedMeanwhile();
    const { body } = await call(method, path(id), {}, `${id}=1`);
    expect(body.error).toMatchObject({ ...conflict, details: { documentId: id, seen: 1 } });
    expect(await versions(id)).toHaveLength(3);
    await call(method, path(id), {}, `other=9,${id}=3`).expect(200);
  });

  test('in a bulk action, row by row', async () => {
    const [changed, same] = [await changedMeanwhile(), await create({ title: 'Unchanged' })];
    const { body } = await call(
      'post',
      `${BLOG}/actions/bulkDelete`,
      { documentIds: [changed, same] },
      `${changed}=1,${same}=1`,
    ).expect(400);
    expect(body.error.details.rows).toEqual([
      {
        documentId: changed,
        title: 'By somebody else',
        message: expect.stringContaining('has changed “By somebody else” in the meantime'),
      },
    ]);
    expect(body.error.message).not.toContain('your text');
    expect(await summary(same)).toMatchObject([{}, { kind: 'delete' }]);
    expect(await summary(changed)).toHaveLength(3);
    await call('post', `${BLOG}/actions/bulkDelete`, { documentIds: [changed] }, `${changed}=1`).expect(409);
  });

  test('in a bulk action, with the title of what somebody has deleted', async () => {
    const [deleted, same] = [await create({ title: 'Gone' }), await create({ title: 'Still there' })];
    await send('delete', `${BLOG}/${deleted}`, {}, `${deleted}=1`);
    const { body } = await call(
      'post',
      `${BLOG}/actions/bulkPublish`,
      { documentIds: [deleted, same] },
      `${deleted}=1,${same}=1`,
    ).expect(400);
    expect(body.error.details.rows).toEqual([
      {
        documentId: deleted,
        title: 'Gone',
        message: expect.stringContaining('has deleted “Gone” in the meantime'),
      },
    ]);
  });

  test('but whoever sees what is live can unpublish it, whatever the draft', async () => {
    const id = await changedMeanwhile();
    await call('post', `${BLOG}/${id}/actions/unpublish`, {}, `${id}=2`).expect(200);
  });

  test('but a second save of the same text passes', async () => {
    const id = await create();
    await call('put', `${BLOG}/${id}`, { title: 'Twice', edition: 1 }).expect(200);
    const { body } = await call('put', `${BLOG}/${id}`, { title: 'Twice', edition: 1 }).expect(200);
    expect(body.data.edition).toBe(2);
    await call('post', `${BLOG}/${id}/actions/publish`, { title: 'Twice', edition: 1 }, `${id}=1`).expect(
      200,
    );
  });

  test('of two at the same moment, one wins', async () => {
    const id = await create();
    const both = await Promise.all(
      ['One', 'Two'].map((title) => call('put', `${BLOG}/${id}`, { title, edition: 1 })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await versions(id)).toHaveLength(2);
  });
});

test('nobody sets an edition by a payload', async () => {
  const { edition, documentId } = await send('post', BLOG, { title: 'Cheat', edition: 700 });
  expect(edition).toBe(1);
  expect((await send('get', `${BLOG}/${documentId}`)).edition).toBe(1);
});

test('neither the API nor GraphQL show editions', async () => {
  const id = await create({ title: 'Plain', description: 'text' });
  await send('post', `${BLOG}/${id}/actions/publish`);
  const { text } = await request(cms.server).get('/api/blogs/slug/plain').expect(200);
  expect(text).not.toContain('edition');
});
