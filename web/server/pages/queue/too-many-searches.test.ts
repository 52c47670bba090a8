import { blogListResponse } from '../../../test/responses/lists';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { startSite } from '../../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  cms.responses = { BlogListPage: () => blogListResponse() };
  site = await startSite(cms, { env: { TRUST_PROXY: 'on' } });
});
afterEach(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

const search = (visitor: string, words = 'sleep') =>
  site.app.inject({ url: `/search/${words}`, headers: { 'x-forwarded-for': visitor } });

test('sends the CMS the address of the visitor whose search page is rendered', async () => {
  await search('192.0.2.1');
  await search('192.0.2.2', 'knees');
  expect(cms.visitors).toEqual(['192.0.2.1', '192.0.2.2']);
});

test('explains a rate limit in plain words, and when to try again', async () => {
  cms.refused.add('192.0.2.1');
  const { statusCode, headers, body } = await search('192.0.2.1');
  expect(statusCode).toBe(429);
  expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(body).toContain('Please wait a moment');
  expect(body).toContain('Wait a minute, then search again.');
});

test('shows a cached page even to a rate-limited visitor', async () => {
  await search('192.0.2.2');
  cms.refused.add('192.0.2.1');
  expect((await search('192.0.2.1')).statusCode).toBe(200);
  // Also an outdated one.
  Object.assign(cms, { version: 2 });
  await site.pollVersion();
  expect((await search('192.0.2.1')).statusCode).toBe(200);
});

test('rejects no other visitor who requests the same page at the same time', async () => {
  cms.refused.add('192.0.2.1');
  const responses = await Promise.all(
    ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((visitor) => search(visitor)),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([429, 200, 200]);
});
