import request from 'supertest';
import { getDialect } from '../../src/platform/database/dialect';
import { toRows } from '../../src/platform/database/rows/rows';
import { fixtures } from '../../src/blocks/fixtures';
import { picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { getStatements } from '../support/statements';
import { openTransaction } from '../support/database/open-transaction';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const PATH = `/content-manager/collection-types/${BLOG}`;
let cms: Cms;
let token: string;
let file: number;

beforeAll(async () => {
  cms = await bootCms();
  token = await loginAsAdmin(cms, 'strapi-editor');
  file = await picture(cms, 'night');
  await publishArticle(cms, { title: 'Another', slug: 'another' });
});
afterAll(() => cms.stop());

interface Block {
  __component: string;
  id?: number;
  text?: string | null;
  inline?: { id?: number; text: string }[];
}

const call = (method: 'post' | 'put' | 'get' | 'delete', path: string, body?: object) =>
  request(cms.server)[method](`${PATH}${path}`).set('Authorization', `Bearer ${token}`).send(body);

let made = 0;
async function create(content: unknown[]): Promise<string> {
  made += 1;
  const { body } = await call('post', '', { title: `Long ${made}`, content });
  return body.data.documentId;
}
const getDraft = async (documentId: string): Promise<Block[]> =>
  (await call('get', `/${documentId}`).expect(200)).body.data.content;
const save = (documentId: string, content: Block[]) =>
  call('put', `/${documentId}`, { title: 'Long', content });
const publish = (documentId: string, form: object = {}) =>
  call('post', `/${documentId}/actions/publish`, form);

const paragraph = (text: string): Block => ({ __component: 'blocks.paragraph', text });
const paragraphs = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => paragraph(`Paragraph ${index}`));
const runs = (text: string): Block => ({
  __component: 'blocks.paragraph',
  inline: [
    { type: 'text', text: `${text} a` },
    { type: 'link', text: 'b', url: '/about' },
  ] as never,
});
/** Every type of block, with the id of a picture instead of the picture. */
const everyKind = (): Block[] => Object.values(fixtures).map(({ entry }) => withFile(entry) as Block);

function withFile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFile);
  if (!value || typeof value !== 'object') return value;
  if ('mime' in value) return /image/.test(String(value.mime)) ? file : null;
  const fields = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(fields.map(([name, field]) => [name, withFile(field)]));
}

/** The stored content, without row ids. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!value || typeof value !== 'object') return value;
  const isFile = 'mime' in value;
  const fields = Object.entries(value).filter(([name]) => isFile || name !== 'id');
  return Object.fromEntries(fields.map(([name, field]) => [name, plain(field)]));
}

const getTexts = (content: Block[]) =>
  content.map(({ text, inline = [] }) => text ?? inline.map((run) => run.text).join(' '));

async function publishedContent(documentId: string): Promise<Block[]> {
  const path = `/${documentId}?status=published`;
  return (await call('get', path).expect(200)).body.data.content;
}

/** The number of rows in each table of blocks and of their links. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = [...cms.strapi.db.metadata.values()]
    .map(({ tableName }: { tableName: string }) => tableName)
    .filter((name) => /^components_|^blogs_cmps$|^files_related_mph$/.test(name));
  const counts: Record<string, number> = {};
  for (const table of new Set(tables)) {
    const [row] = toRows(await cms.strapi.db.connection(table).count({ rows: '*' }));
    counts[table] = Number((row as { rows: number | string }).rows);
  }
  return counts;
}

describe('a long article', () => {
  test('is stored and published with every type of block, in order', async () => {
    const content = [
      ...paragraphs(60),
      ...everyKind(),
      ...paragraphs(30).map(({ text }) => runs(String(text))),
    ];
    const documentId = await create(content);
    const stored = await getDraft(documentId);
    expect(stored.map(({ __component }) => __component)).toEqual(
      content.map(({ __component }) => __component),
    );
    expect(getTexts(stored.slice(0, 60))).toEqual(getTexts(content.slice(0, 60)));
    expect(getTexts(stored.slice(-30))).toEqual(getTexts(content.slice(-30)));
    expect(plain(stored)).toMatchObject(
      content.map(({ __component, inline }) => ({ __component, ...(inline && { inline }) })),
    );
    await publish(documentId).expect(200);
    expect(plain(await publishedContent(documentId))).toEqual(plain(stored));
  });

  test('leaves no rows behind when it is published again, discarded, saved and deleted', async () => {
    const before = await rowCounts();
    expect(Object.keys(before).length).toBeGreaterThan(20);
    const documentId = await create([...everyKind(), ...paragraphs(40), runs('c')]);
    await publish(documentId).expect(200);
    const once = await rowCounts();
    await publish(documentId).expect(200);
    expect(await rowCounts()).toEqual(once);
    await call('post', `/${documentId}/actions/discard`, {}).expect(200);
    expect(await rowCounts()).toEqual(once);
    await save(documentId, [paragraph('alone')]).expect(200);
    expect(getTexts(await getDraft(documentId))).toEqual(['alone']);
    await call('delete', `/${documentId}`).expect(200);
    expect(await rowCounts()).toEqual(before);
  });

  test('is saved with changed, moved, added and removed blocks, and keeps the rows of the others', async () => {
    const documentId = await create([...paragraphs(40), runs('d'), ...everyKind()]);
    const before = await getDraft(documentId);
    const [first, second, third, ...others] = before as [Block, Block, Block, ...Block[]];
    const run = others.find(({ inline }) => (inline?.length ?? 0) === 2);
    const changed = others.map((block) =>
      block === run
        ? { ...block, inline: [...(block.inline ?? []).slice(1), { type: 'text', text: 'new' } as never] }
        : block,
    );
    const content = [third, { ...first, text: 'Changed' }, paragraph('Added'), ...changed];
    await save(documentId, content).expect(200);
    const after = await getDraft(documentId);
    const anyNumber: unknown = expect.any(Number);
    expect(plain(after)).toMatchObject(plain(content) as object[]);
    expect(after.map(({ id }) => id)).toEqual(content.map(({ id }) => id ?? anyNumber));
    expect(after.map(({ id }) => id)).not.toContain(second.id);
  });

  test('refuses blocks of another article', async () => {
    const [[foreign]] = [await getDraft(await create(paragraphs(1)))];
    const documentId = await create(paragraphs(2));
    const { body, status } = await save(documentId, [foreign as Block]);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('not related to the entity')]);
    expect(getTexts(await getDraft(documentId))).toEqual(getTexts(paragraphs(2)));
  });

  test('keeps both texts if a block is listed twice', async () => {
    const documentId = await create(paragraphs(2));
    const [first, second] = (await getDraft(documentId)) as [Block, Block];
    await save(documentId, [{ ...first, text: 'Changed' }, second, first]).expect(200);
    expect(getTexts(await getDraft(documentId))).toEqual(['Changed', ...getTexts([second, first])]);
  });

  test('loses no block in two concurrent saves', async () => {
    for (let round = 0; round < 5; round += 1) {
      const documentId = await create(paragraphs(40));
      const [first, ...others] = (await getDraft(documentId)) as [Block, ...Block[]];
      const saves = [others, [first, ...others], others, [first, ...others]];
      const responses = await Promise.all(saves.map((content) => save(documentId, content)));
      expect(responses.map(({ status }) => status)).toContain(200);
      const { body } = await call('get', `/${documentId}`).expect(200);
      const links: unknown[] = await cms.strapi.db
        .connection('blogs_cmps')
        .where({ entity_id: body.data.id, field: 'content' });
      // No link refers to a deleted block.
      expect(body.data.content).toHaveLength(links.length);
    }
  });

  test('reports the place of an invalid block', async () => {
    const documentId = await create([
      ...paragraphs(60),
      { __component: 'blocks.link', text: 'a', url: 'see below' },
    ]);
    const { body } = await publish(documentId).expect(400);
    expect(body.error.details.errors).toEqual([
      {
        path: ['content', '60', 'url'],
        message: expect.stringContaining('cannot be used'),
        name: 'ValidationError',
      },
    ]);
  });
});

describe('the cost of an article with many blocks', () => {
  const statements = async (act: () => PromiseLike<unknown>) => (await getStatements(cms, act)).length;

  test('no more statements than for one with few', async () => {
    const costs: number[][] = [];
    for (const count of [30, 330]) {
      let documentId = '';
      const creating = await statements(async () => {
        documentId = await create(paragraphs(count));
      });
      const publishing = await statements(() => publish(documentId).expect(200));
      const [first, ...others] = await getDraft(documentId);
      const content = [{ ...(first as Block), text: 'Changed' }, ...others];
      const saving = await statements(() => save(documentId, content).expect(200));
      const again = await statements(() => publish(documentId).expect(200));
      costs.push([creating, publishing, saving, again]);
    }
    const [few = [], many = []] = costs;
    // Rows are inserted and deleted in batches of some hundred.
    expect(many.map((count, index) => count - (few[index] ?? 0) < 30)).toEqual([true, true, true, true]);
  });

  test('other requests get responses during its publication', async () => {
    const documentId = await create(paragraphs(400));
    const content = await getDraft(documentId);
    // The index contains everything published before.
    await request(cms.server).get('/content-version').expect(200);
    const order: string[] = [];
    const read = async (name: string, path: string) => {
      await request(cms.server).get(path);
      order.push(name);
    };
    const publishing = publish(documentId, { title: 'Long', content })
      .expect(200)
      .then(() => order.push('published'));
    await Promise.all([
      read('article', '/api/blogs/slug/another'),
      read('list', '/api/blogs?limit=3'),
      read('version', '/content-version'),
      publishing,
    ]);
    expect(order.at(-1)).toBe('published');
  });
});

test('committed content is readable during a transaction', async () => {
  await request(cms.server).get('/content-version').expect(200);
  const { trx, commit } = await openTransaction(cms);
  await trx('blogs').where({ slug: 'another' }).update({ author: 'Somebody' });
  const { body: meanwhile } = await request(cms.server).get('/api/blogs/slug/another?now').expect(200);
  expect(meanwhile.author).not.toBe('Somebody');
  await request(cms.server).get('/content-version').expect(200);
  const [row]: unknown[] = await trx('blogs').select('author').where({ slug: 'another' }).limit(1);
  expect(row).toEqual({ author: 'Somebody' });
  await commit();
  const { body } = await request(cms.server).get('/api/blogs/slug/another').expect(200);
  expect(body.author).toBe('Somebody');
});

test('the site’s health check succeeds while a transaction delays the index', async () => {
  await publishArticle(cms, { title: 'Late', slug: 'late' });
  const version = () => request(cms.server).get('/content-version');
  const { trx, commit } = await openTransaction(cms);
  await trx('blogs').where({ slug: 'another' }).update({ author: 'Somebody else' });
  const { status } = await version();
  // PostgreSQL can write the index in the meantime.
  expect(status).toBe(getDialect(cms.strapi) === 'postgres' ? 200 : 503);
  await commit();
  await version().expect(200);
  await request(cms.server).get('/api/blogs/slug/late').expect(200);
});
