import request from 'supertest';
import { getDialect } from '../../src/platform/database/dialect';
import { lockContent } from '../../src/platform/database/locks/content-lock';
import { startRequest } from '../support/cms/start-request';
import { bootCms, type Cms } from '../support/harness';
import { openTransaction } from '../support/database/open-transaction';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const PATH = `/content-manager/collection-types/${BLOG}`;

let cms: Cms;
let token: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  token = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

interface Block {
  __component: string;
  id?: number;
  text: string;
}

const call = (method: 'post' | 'put' | 'get', path: string, body: object = {}) =>
  request(cms.server)[method](`${PATH}${path}`).set('Authorization', `Bearer ${token}`).send(body);
const paragraphs = (...texts: string[]): Block[] =>
  texts.map((text) => ({ __component: 'blocks.paragraph', text }));
let made = 0;
async function draft(...texts: string[]): Promise<{ documentId: string; id: number; content: Block[] }> {
  const { body } = await call('post', '', { title: `Article ${(made += 1)}`, content: paragraphs(...texts) });
  return (await call('get', `/${body.data.documentId}`).expect(200)).body.data;
}

const save = (documentId: string, content: Block[]) => call('put', `/${documentId}`, { content });
const getTexts = (content: Block[]): string[] => content.map(({ text }) => text);

/** The texts of a version, and the number of blocks linked to it. */
async function stored(documentId: string, status: 'draft' | 'published') {
  const { body } = await call('get', `/${documentId}?status=${status}`).expect(200);
  const links: unknown[] = await cms.strapi.db
    .connection('blogs_cmps')
    .where({ entity_id: body.data.id, field: 'content' });
  return { texts: getTexts(body.data.content), links: links.length };
}

test('a save with a block that someone else has just deleted is refused, and the block is not linked', async () => {
  const { documentId, id, content } = await draft('A', 'B', 'C');
  const [a, b, c] = content as [Block, Block, Block];
  // On PostgreSQL the second save arrives while the first waits; SQLite has one writer.
  const isPostgres = getDialect(cms.strapi) === 'postgres';
  const between = isPostgres ? await cms.strapi.db.connection.transaction() : undefined;
  await between?.('blogs').where({ id }).forNoKeyUpdate().first('id');
  const first = await startRequest(cms, save(documentId, [b, { ...c, text: 'C of the first' }]));
  const second = await startRequest(cms, save(documentId, [a, b, { ...c, text: 'C of the second' }]));
  await between?.commit();
  expect([(await first.response).status, (await second.response).status]).toEqual([200, 400]);
  expect(await stored(documentId, 'draft')).toEqual({ texts: ['B', 'C of the first'], links: 2 });
});

/** Another process of the CMS writes an article. Calls made in the meantime do not join its transaction. */
const otherEditor = () => openTransaction(cms, () => lockContent(cms.strapi));

test('an article published during a save is as after the save or as before it', async () => {
  const { documentId } = await draft();
  const heading = { __component: 'blocks.heading', text: 'Before' };
  const { body } = await save(documentId, [...paragraphs('Before', 'Before'), heading]).expect(200);
  const content: Block[] = body.data.content;
  const other = await otherEditor();
  // A publication that reads the paragraphs first waits here for the headings.
  if (getDialect(cms.strapi) === 'postgres') await other.trx.raw('LOCK TABLE components_blocks_heading');
  const published = await startRequest(cms, cms.strapi.documents(BLOG).publish({ documentId }));
  for (const { __component, id } of content)
    await other
      .trx(`components_${__component.replace('.', '_')}`)
      .where({ id })
      .update({ text: 'After' });
  await other.commit();
  await published.response;
  expect((await stored(documentId, 'published')).texts).toEqual(['After', 'After', 'After']);
});

test('two editors who publish the same articles in opposite orders at the same time both succeed', async () => {
  const [first, between, last] = [
    await draft('A').then(({ documentId }) => documentId),
    await draft('B').then(({ documentId }) => documentId),
    await draft('C').then(({ documentId }) => documentId),
  ];
  const publish = (...documentIds: string[]) => call('post', '/actions/bulkPublish', { documentIds });
  // Each has locked its first article when it waits for the middle one; then each needs the one that the other has
  // locked.
  const other = await otherEditor();
  const one = await startRequest(cms, publish(first, between, last));
  const reverse = await startRequest(cms, publish(last, between, first));
  await other.commit();
  expect([(await one.response).status, (await reverse.response).status]).toEqual([200, 200]);
});

/** SQLite has no connections that could be used up. */
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('on PostgreSQL', () => {
  test('readers get responses while more editors wait than there are connections', async () => {
    const { documentId } = await draft('A');
    const other = await otherEditor();
    const publish = () => call('post', `/${documentId}/actions/publish`).then(({ status }) => status);
    const waiting = Array.from({ length: 12 }, publish);
    try {
      await startRequest(cms, waiting[0]!);
      await request(cms.server).get('/api/blogs?limit=7').timeout(5000).expect(200);
    } finally {
      await other.commit();
    }
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200));
  });
});
