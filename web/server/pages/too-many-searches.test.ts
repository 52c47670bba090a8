import { blogListAnswer } from '../../test/lists';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  cms.answers = { BlogListPage: () => blogListAnswer() };
  site = await startSite(cms, { env: { TRUST_PROXY: 'on' } });
});
afterEach(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

const search = (visitor: string, words = 'sleep') =>
  site.app.inject({ url: `/search/${words}`, headers: { 'x-forwarded-for': visitor } });

test('tells the CMS whose search a page is made for', async () => {
  await search('192.0.2.1');
  await search('192.0.2.2', 'knees');
  expect(cms.visitors).toEqual(['192.0.2.1', '192.0.2.2']);
});

test('says in plain words that somebody searches too often, and when to come back', async () => {
  cms.refused.add('192.0.2.1');
  const { statusCode, headers, body } = await search('192.0.2.1');
  expect(statusCode).toBe(429);
  expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(body).toContain('Please wait a moment');
  expect(body).toContain('Wait a minute, then search again.');
});

test('shows a page that is there to whoever asks too often', async () => {
  await search('192.0.2.2');
  cms.refused.add('192.0.2.1');
  expect((await search('192.0.2.1')).statusCode).toBe(200);
  // An old one too.
  Object.assign(cms, { version: 2 });
  await site.askVersion();
  expect((await search('192.0.2.1')).statusCode).toBe(200);
});

test('refuses nobody else who asks for the same page at once', async () => {
  cms.refused.add('192.0.2.1');
  const answers = await Promise.all(
    ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((visitor) => search(visitor)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 200, 200]);
});
