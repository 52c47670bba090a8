import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

/** A slow CMS, with its delay per request. */
let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  cms = await startFakeCms();
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

test('responds 503 to reads when the CMS is slow, but lets writes wait', async () => {
  site = await startSite(cms, { readsWithinMs: 100 });
  Object.assign(cms, { mood: 'slow', delayMs: 1500 });
  const slow = { statusCode: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } };
  const response = await site.app.inject({ url: '/graphql?operationName=HomePage' });
  expect(response).toMatchObject(slow);
  expect(response.json()).toEqual({
    errors: [
      { message: expect.stringContaining('took too long'), extensions: { code: 'SERVICE_UNAVAILABLE' } },
    ],
  });
  expect(await site.app.inject({ url: '/api/blogs' })).toMatchObject(slow);
  expect(await site.app.inject({ url: '/uploads/hills.webp' })).toMatchObject(slow);
  const others = [
    site.app.inject({ method: 'POST', url: '/api/auth/login', payload: {} }),
    site.app.inject({ method: 'PUT', url: '/content-manager/collection-types/x/1', payload: {} }),
    site.app.inject({ method: 'POST', url: '/upload', payload: {} }),
    site.app.inject({ method: 'POST', url: '/graphql', payload: {} }),
  ];
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400]);
});

test.each([
  ['GET', '/admin/init'],
  ['GET', '/content-manager/collection-types/x'],
  ['POST', '/admin/login'],
] as const)('responds 503 to an editor’s %s %s when the CMS is slow', async (method, url) => {
  site = await startSite(cms, { readsWithinMs: 100 });
  Object.assign(cms, { mood: 'slow', delayMs: 1500 });
  const response = await site.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) });
  expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
});

test('responds 503 to a member’s login when the CMS is slow, but only after the time that the password queue may take', async () => {
  site = await startSite(cms, { readsWithinMs: 400 });
  const signIn = () => site.app.inject({ method: 'POST', url: '/api/users/login', payload: {} });
  Object.assign(cms, { mood: 'slow', delayMs: 600 });
  expect((await signIn()).statusCode).toBe(200);
  Object.assign(cms, { mood: 'slow', delayMs: 4000 });
  expect(await signIn()).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
});
