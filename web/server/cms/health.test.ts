import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  cms = await startFakeCms();
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const status = async (url: string) => (await site.app.inject({ url })).statusCode;

test('/healthz is 200 whatever the CMS does, /readyz only while it responds', async () => {
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  cms.mood = 'failing';
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  cms.mood = 'down';
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
});

test('passes requests on to a CMS that came back, once /readyz is 200', async () => {
  await site.close();
  cms.mood = 'down';
  site = await startSite(cms, { trustedForMs: 60_000 });
  expect(await status('/api/blogs')).toBe(503);
  cms.mood = 'well';
  expect([await status('/readyz'), await status('/api/blogs')]).toEqual([200, 200]);
});
