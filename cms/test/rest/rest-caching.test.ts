import request from 'supertest';
import { day } from '../support/fixtures';
import { publishArticle } from '../support/content/publish-article';
import { bootReadingCms } from '../support/cms/reading-cms';

const BLOG = 'api::blog.blog';

const reading = bootReadingCms();
const { get, slugs } = reading;

describe('public reads', () => {
  test('are compressed, have an ETag and get 304 when unchanged', async () => {
    const { headers } = await get('/api/blogs').set('accept-encoding', 'br').expect(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      'x-total-count': expect.any(String),
    });
    await get('/api/blogs')
      .set('accept-encoding', 'identity')
      .expect(200)
      .expect('etag', headers.etag ?? '');
    const not = await get('/api/blogs')
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
    expect(not.text).toBe('');
    expect(not.headers.etag).toBe(headers.etag);
  });

  test.each([
    ['a percent-encoded bracketed name', '/api/blogs?%5Blimit%5D=1', '/api/blogs'],
    ['a plain bracketed name', '/api/blogs?[category]=sleep', '/api/blogs'],
    [
      'a parameter after a thousand empty ones',
      `/api/blogs?limit=5&${'&'.repeat(1000)}category=insomnia`,
      '/api/blogs?limit=5&category=insomnia',
    ],
    ['an invalid byte', '/api/blogs?limit=5&search=%FF', '/api/blogs?limit=5&search=%FE'],
    [
      'a bracketed name on another endpoint',
      '/api/blogs/suggestions?[search]=sleep',
      '/api/blogs/suggestions',
    ],
  ])('with %s do not pollute other cached responses', async (_what, other, address) => {
    const newVersion = () => reading.cms.strapi.db.connection('content_version').increment('version', 1);
    await newVersion();
    await get(other);
    const { body } = await get(address).expect(200);
    await newVersion();
    expect(body).toEqual((await get(address).expect(200)).body);
  });

  test('use the smallest encoding that the client accepts, in whatever order', async () => {
    const asBrowser = await get('/api/blogs').set('accept-encoding', 'gzip, deflate, br, zstd').expect(200);
    expect(asBrowser.headers['content-encoding']).toBe('br');
    const without = await get('/api/blogs').set('accept-encoding', 'gzip, br;q=0').expect(200);
    expect(without.headers['content-encoding']).toBe('gzip');
  });

  test('respond to HEAD with the headers of GET', async () => {
    const { headers } = await get('/api/blogs?limit=1');
    const head = await request(reading.cms.server).head('/api/blogs?limit=1').expect(200);
    expect(head.headers.etag).toBe(headers.etag);
    expect(head.headers['x-total-count']).toBe(headers['x-total-count']);
  });

  test('ignore authorization and send no CORS headers', async () => {
    const { headers } = await get('/api/blogs')
      .set('authorization', 'Bearer nonsense')
      .set('origin', 'https://elsewhere.example')
      .expect(200);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('show published, renamed and unpublished articles immediately', async () => {
    const before = (await get('/api/blogs?limit=1')).headers.etag;
    const { documentId } = await publishArticle(reading.cms, {
      title: 'At once',
      slug: 'at-once',
      publicationDate: day(300),
    });
    const now = await get('/api/blogs?limit=1');
    expect([now.body[0].slug, now.headers.etag === before]).toEqual(['at-once', false]);
    expect(await slugs('/api/blogs?search=at%20once')).toContain('at-once');
    await reading.cms.strapi
      .documents(BLOG)
      .update({ documentId, data: { title: 'Quite another' }, status: 'published' });
    expect(await slugs('/api/blogs?search=at%20once')).not.toContain('at-once');
    expect((await get('/api/blogs/suggestions?search=quite')).body).toEqual(['Quite another']);
    await reading.cms.strapi.documents(BLOG).unpublish({ documentId });
    expect((await slugs('/api/blogs?limit=1'))[0]).not.toBe('at-once');
    expect((await get('/api/blogs/suggestions?search=quite')).body).toEqual([]);
    await reading.cms.strapi.documents(BLOG).delete({ documentId });
  });

  test('accept only GET, HEAD and OPTIONS', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const { headers, body } = await request(reading.cms.server)[method]('/api/blogs').send({}).expect(405);
      expect(headers.allow).toBe('GET, HEAD, OPTIONS');
      expect(body.error).toBe(body.message);
    }
    await request(reading.cms.server).options('/api/blogs').expect(204).expect('allow', 'GET, HEAD, OPTIONS');
  });

  test('respond 500 in the common error shape while the database fails', async () => {
    const knex = reading.cms.strapi.db.connection;
    const log = jest.spyOn(reading.cms.strapi.log, 'error').mockReturnValue(reading.cms.strapi.log);
    await knex.schema.renameTable('content_version', 'content_version_away');
    await knex.schema.renameTable('blogs', 'blogs_away');
    try {
      const { body, headers } = await get('/api/blogs?limit=7').expect(500);
      expect(body).toEqual({ error: expect.stringContaining('on our side'), message: body.error });
      expect(headers['cache-control']).toBe('no-store');
    } finally {
      await knex.schema.renameTable('blogs_away', 'blogs');
      await knex.schema.renameTable('content_version_away', 'content_version');
      log.mockRestore();
    }
    await get('/api/blogs?limit=7').expect(200);
  });

  test.each([
    '/api/',
    '/api',
    '/api/BLOGS',
    '/api/blogs/',
    '/api/blogs/1',
    '/api/%62logs',
    '/api/users-permissions',
  ])('respond 404 for %s', async (path) => {
    const { body, headers } = await get(path).expect(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      error: 'There is nothing at this address.',
      message: 'There is nothing at this address.',
    });
  });

  test('accept a 16 KB address and respond 431 to a longer one', async () => {
    await get(`/api/blogs?search=${'x'.repeat(16_250)}`).expect(200);
    const { body } = await get(`/api/blogs?search=${'x'.repeat(33_000)}`).expect(431);
    expect(body).toEqual({ error: expect.stringContaining('too long'), message: body.error });
  });
});
