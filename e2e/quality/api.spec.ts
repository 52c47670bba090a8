import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { hubs } from '../support/product/hubs.ts';

interface Operation {
  security: unknown[];
  parameters: { name: string }[];
}
/** Whether it needs neither a member's token nor a token from a mail. */
const isForAll = (get?: Operation) =>
  get?.security.length === 0 && get.parameters.every(({ name }) => name !== 'token');

test('every public GET route in /api/docs.json returns 200 with an ETag, then 304', async ({ request }) => {
  const docs = await (await request.get('/api/docs.json')).json();
  expect(docs.openapi).toBe('3.1.0');
  const [newest] = await (await request.get('/api/blogs?limit=1')).json();
  const reading = Object.keys(docs.paths).filter((path) => isForAll(docs.paths[path].get));
  expect(reading.length).toBeGreaterThan(10);
  for (const path of reading) {
    const address = path.replace('{slug}', newest.slug).replace(/\{(?:blogId|id)\}/, newest.blog_id);
    const needed = path === '/api/banners/by-category' ? '?category=home-post' : '';
    // Other tests publish at the same time, so the response may have changed before the second request.
    await expect(async () => {
      const response = await request.get(address + needed);
      expect({ address, status: response.status() }).toEqual({ address, status: 200 });
      const { etag = '' } = response.headers();
      expect(etag).toMatch(/^W\//);
      const again = await request.get(address + needed, { headers: { 'if-none-match': etag } });
      expect({ address, status: again.status() }).toEqual({ address, status: 304 });
    }).toPass();
  }
});

test('API errors share one JSON shape, and an unsupported method returns 405', async ({ request }) => {
  for (const [address, status] of [
    ['/api/blogs?page=0', 400],
    ['/api/nothing', 404],
    ['/api/blogs/slug/nothing', 404],
    ['/%61pi/blogs', 404],
  ] as const) {
    const response = await request.get(address);
    expect({ address, status: response.status() }).toEqual({ address, status });
    const { error, message } = await response.json();
    expect(error).toBe(message);
  }
  const posted = await request.post('/api/blogs', { data: {} });
  expect([posted.status(), posted.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('the admin page is revalidated each time, and its API responses are not cached', async ({ request }) => {
  const getCacheControl = async (path: string, accept: string) => {
    const response = await request.get(path, { headers: { accept } });
    return [response.status(), response.headers()['cache-control']];
  };
  for (const page of ['/admin', '/admin/content-manager/collection-types/api::comment.comment'])
    expect([page, ...(await getCacheControl(page, 'text/html'))]).toEqual([page, 200, 'no-cache']);
  for (const call of ['/admin/users/me', '/content-manager/collection-types/api::comment.comment'])
    expect([call, ...(await getCacheControl(call, 'application/json'))]).toEqual([call, 401, 'no-store']);
});

test('the subscribe route accepts an email address and rejects bad requests in the same shape', async ({
  request,
}) => {
  const post = (data: unknown, headers = {}) => request.post('/api/subscribe', { data, headers });
  const email = `reader-${randomUUID()}@example.org`;
  for (const spelling of [email, email.toUpperCase()]) {
    const response = await post({ email: spelling });
    expect([response.status(), await response.json()]).toEqual([
      200,
      { message: 'Thank you for subscribing!' },
    ]);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
  for (const [status, response] of [
    [400, await post({ email: 'nobody' })],
    [400, await post('{"email":', { 'content-type': 'application/json' })],
    [413, await post({ email, more: 'x'.repeat(3_000_000) })],
    [415, await request.post('/api/subscribe', { form: { email } })],
    [415, await post('x'.repeat(3_000_000), { 'content-type': 'text/plain' })],
  ] as const) {
    expect(response.status()).toBe(status);
    const { error, message } = await response.json();
    expect(error).toBe(message);
  }
});

test('a published article appears immediately in lists, search and suggestions', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  await admin.publishArticle({ title: uniqueTitle, slug: randomUUID(), content: [] });
  const titles = async (address: string): Promise<string[]> => {
    const items = await (await request.get(address)).json();
    return items.map((item: string | { title: string }) => (typeof item === 'string' ? item : item.title));
  };
  const words = encodeURIComponent(uniqueTitle);
  expect(await titles('/api/blogs?limit=20')).toContain(uniqueTitle);
  expect(await titles(`/api/blogs?search=${words}`)).toContain(uniqueTitle);
  expect(await titles(`/api/blogs/suggestions?search=${words}`)).toContain(uniqueTitle);
});

test('the API returns 31 topics and the expected number of banners and articles for samples', async ({
  request,
}) => {
  const topics: { slug: string; image_url: string }[] = await (await request.get('/api/categories')).json();
  expect(topics.slice(0, 31).map(({ slug }) => `/${slug}`)).toEqual(hubs.map(({ path }) => path));
  const length = async (address: string): Promise<number> =>
    (await (await request.get(address)).json()).length;
  expect(await length('/api/banners?type=Mental-health&category=banner')).toBe(1);
  expect(await length('/api/banners?type=LGBTQ-health&category=explore-categories')).toBe(6);
  expect(await length('/api/banners/by-category?category=insomnia')).toBe(4);
  expect(await length('/api/blogs?type=Mens-health-featured&limit=5')).toBe(5);
});
