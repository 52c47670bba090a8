import type { Response } from 'supertest';
import { requestByHash } from '../support/graphql/request-by-hash';
import { withoutTable } from '../support/database/without-table';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getStatements } from '../support/statements';

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({ NODE_ENV: 'production' });
  // Shorter responses are not compressed.
  const content = [{ __component: 'blocks.paragraph', text: 'A calm evening. '.repeat(100) }];
  await publishArticle(cms, { title: 'Kept', slug: 'kept', content });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => cms.stop());

const statements = async (send: () => Promise<unknown>): Promise<number> =>
  (await getStatements(cms, send)).filter((sql) => !sql.includes('content_version')).length;
const article = (slug: string) => requestByHash(cms, 'ArticlePage', { slug });

test('caches a response until the content changes and revalidates it by ETag', async () => {
  const { headers } = await article('kept').set('accept-encoding', 'br').expect(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    etag: expect.stringMatching(/^W\/"/),
    vary: 'accept-encoding',
  });
  // Readers' activity is cached under a separate key: it may have changed without the content.
  expect(await statements(() => article('kept'))).toBe(1);
  await article('kept')
    .set('if-none-match', headers.etag ?? '')
    .expect(304);
  await publishArticle(cms, { title: 'New', slug: 'new' });
  expect(await statements(() => article('kept'))).toBeGreaterThan(0);
});

test.each(['br', 'gzip', undefined])(
  'sends a cached response in the accepted encoding: %s',
  async (encoding) => {
    const { headers, body } = await article('kept')
      .set('accept-encoding', encoding ?? 'identity')
      .expect(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(body.data.article).toMatchObject({ title: 'Kept' });
  },
);

test('returns JSON by default, whatever type an earlier request accepted', async () => {
  await article('new').set('accept', 'application/graphql-response+json').expect(200);
  await article('new').expect('content-type', 'application/json; charset=utf-8');
});

test.each([
  { accept: 'image/png' },
  { 'content-type': 'text/plain' },
  { 'content-encoding': 'gzip' },
  { authorization: 'Bearer stale' },
])('a first request with %o does not change the responses to concurrent requests', async (headers) => {
  const shown = ({ status, type, body, headers: { etag } }: Response) => ({ status, type, body, etag });
  const alone = shown(await article('kept').expect(200));
  for (let time = 0; time < 5; time += 1) {
    await cms.strapi.db.connection('content_version').increment('version', 1);
    const odd = article('kept').set(headers).send('{}');
    const responses = await Promise.all([odd, article('kept'), article('kept')]);
    expect(responses.map(shown)).toEqual([alone, alone, alone]);
  }
});

test('responds to HEAD with the ETag of GET and no body', async () => {
  const { headers } = await article('kept').expect(200);
  const head = await requestByHash(cms, 'ArticlePage', { slug: 'kept' }, 'head').expect(200);
  expect(head.headers.etag).toBe(headers.etag);
  expect(head.text).toBeUndefined();
});

test('does not cache failures', async () => {
  jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const failed = await withoutTable(cms, 'article_copies', async () => article('not-yet-asked'));
  expect(failed.body.errors).toHaveLength(1);
  expect(failed.headers['cache-control']).toBe('no-store');
  jest.restoreAllMocks();
  const { body } = await article('not-yet-asked').expect(200);
  expect(body.data.article).toBeNull();
});
