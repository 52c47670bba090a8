import request from 'supertest';
import { requestByHash } from '../support/graphql/request-by-hash';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';

const SEARCHES = 3;
const SUGGESTIONS = 2;

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({
    THROTTLE_SEARCHES_PER_MINUTE: String(SEARCHES),
    THROTTLE_SUGGESTIONS_PER_MINUTE: String(SUGGESTIONS),
  });
  await publishArticle(cms, { title: 'Sleeping well', slug: 'sleeping-well' });
});
afterAll(() => cms.stop());

const get = (address: string, visitor?: string) => {
  const req = request(cms.server).get(address);
  return visitor === undefined ? req : req.set('x-forwarded-for', visitor);
};
const search = (words: string, visitor?: string) => get(`/api/blogs?search=${words}`, visitor);
/** A search that only this visitor sends. */
const known = (visitor: string, time: number) => `nowhere${visitor.replaceAll('.', 'x')}x${time}`;
/** Uses up the searches of a visitor. */
const searchAll = async (visitor: string) => {
  for (let time = 0; time < SEARCHES; time += 1) await search(known(visitor, time), visitor).expect(200);
};

test('refuses new searches of a visitor who sends too many, with Retry-After', async () => {
  await searchAll('192.0.2.1');
  const { body, headers } = await search('another', '192.0.2.1').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toEqual({ error: expect.stringMatching(/again in \d+ seconds\.$/), message: body.error });
});

test('still serves cached searches, everything except searches, and other visitors', async () => {
  await searchAll('192.0.2.2');
  await search(known('192.0.2.2', 0), '192.0.2.2').expect(200);
  await get('/api/blogs?page=1', '192.0.2.2').expect(200);
  await get('/api/blogs/slug/sleeping-well', '192.0.2.2').expect(200);
  await search('else', '192.0.2.3').expect(200);
});

test('counts a search once, although it also looks for similar results', async () => {
  for (let time = 0; time < SEARCHES; time += 1) {
    const response = await requestByHash(cms, 'BlogListPage', {
      search: `sleping nothing${time}`,
      page: 1,
    }).set('x-forwarded-for', '192.0.2.4');
    expect([response.status, response.body.errors]).toEqual([200, undefined]);
  }
});

test('sends 429 and an error code to GraphQL clients', async () => {
  await searchAll('192.0.2.5');
  const { status, body, headers } = await requestByHash(cms, 'BlogListPage', { search: 'new', page: 1 }).set(
    'x-forwarded-for',
    '192.0.2.5',
  );
  expect(status).toBe(429);
  expect(body.errors[0]).toMatchObject({
    message: expect.stringMatching(/^That was too often\./),
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('no-store');
});

test('does not run a search that it refuses', async () => {
  await searchAll('192.0.2.10');
  const send = () =>
    requestByHash(cms, 'BlogListPage', { search: 'refused', page: 1 }).set('x-forwarded-for', '192.0.2.10');
  expect((await send()).status).toBe(429);
  // A result computed for the first request would be cached by now.
  expect((await send()).status).toBe(429);
});

test('has a separate limit for suggestions', async () => {
  const suggest = (typed: string) => get(`/api/blogs/suggestions?search=${typed}`, '192.0.2.6');
  for (let time = 0; time < SUGGESTIONS; time += 1) await suggest(`sle${time}`).expect(200);
  await suggest('slee').expect(429);
  await search('sle', '192.0.2.6').expect(200);
});

test('does not refuse a visitor because another one with the same concurrent search is over the limit', async () => {
  await searchAll('192.0.2.7');
  const statuses = await Promise.all([
    search('shared', '192.0.2.7').then(({ status }) => status),
    search('shared', '192.0.2.8').then(({ status }) => status),
    search('shared', '192.0.2.9').then(({ status }) => status),
  ]);
  expect(statuses.slice(1)).toEqual([200, 200]);
});

test('does not count the site’s own requests', async () => {
  for (let time = 0; time < 2 * SEARCHES; time += 1) await search(`own${time}`).expect(200);
});
