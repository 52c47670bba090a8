import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';

const ATTACKER = '2001:db8::1';
/** Another address of the same network. */
const SAME_ATTACKER = '2001:db8::ffff';
const OTHER = '192.0.2.2';
/** More than any queue accepts. */
const FLOOD = 80;
/** Keeps the thread busy for about a second. */
const SLOW = `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 10000000)
  SELECT count(*) AS n FROM counted`;

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  await publishArticle(cms, { title: 'Quinsy', slug: 'quinsy' });
  // Updates the index.
  await request(cms.server).get('/api/blogs').expect(200);
});
afterAll(() => cms.stop());

const get = (address: string, visitor: string) =>
  request(cms.server).get(address).set('x-forwarded-for', visitor);
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

/** Blocks the reading thread while `call` sends its requests. */
async function whileBusy<T>(call: () => Promise<T>): Promise<T> {
  const { readInThread: readRows } = strapiHost.requireCompiled('src/platform/threads/read-thread');
  const busy = readRows(cms.strapi, { sql: SLOW, values: [] }, 'search');
  const [response] = await Promise.all([call(), busy]);
  return response;
}

test.each([
  ['searches', (at: number) => `/api/blogs?search=nowhere${at}`, 8],
  ['guesses', (at: number) => `/api/blogs/suggestions?search=quinzy${at}`, 4],
])('lets one visitor fill only a share of the queue for %s, and serves others', async (_, address, share) => {
  const { flood, others } = await whileBusy(async () => {
    const sent = Array.from({ length: FLOOD }, async (__, at) =>
      get(address(at), at % 2 === 0 ? ATTACKER : SAME_ATTACKER),
    );
    // While the thread is busy, the first response is a refusal: the share is full by then.
    await Promise.race(sent);
    const read = [
      `/api/blogs?search=quinsy${share}`,
      `/api/blogs/suggestions?search=quinzi${share}`,
      '/api/blogs?page=1',
      '/api/categories',
      '/api/blogs/slug/quinsy',
    ];
    const [others, refused] = await Promise.all([
      Promise.all(read.map(async (path) => get(path, OTHER))),
      Promise.all(sent),
    ]);
    return { others, flood: refused };
  });
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const statuses = flood.map(({ status }) => status);
  expect([count(statuses, 200), count(statuses, 429)]).toEqual([share, FLOOD - share]);
  const refusal = flood.find(({ status }) => status === 429);
  expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refusal?.headers['cache-control']).toBe('no-store');
  expect(refusal?.body.error).toMatch(/^That was too often\./);
});

test('searches get responses while many visitors fill the queue for spelling corrections', async () => {
  const { flood, search } = await whileBusy(async () => {
    const sent = Array.from({ length: FLOOD }, async (__, at) =>
      get(`/api/blogs/suggestions?search=quinzy${at}many`, `198.51.100.${at}`),
    );
    await Promise.race(sent);
    return { search: await get('/api/blogs?search=quins', OTHER), flood: await Promise.all(sent) };
  });
  expect(search.status).toBe(200);
  const refusals = flood.filter(({ status }) => status === 503);
  expect(refusals.length).toBeGreaterThan(0);
  for (const { headers } of refusals) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
