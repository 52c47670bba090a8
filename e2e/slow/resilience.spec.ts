import { request as requests } from '@playwright/test';
import { AdminApi } from '../support/product/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { startSupervisedProduct } from '../support/product/supervised-product.ts';
import { startOwnProduct } from '../support/product/own-product.ts';

const article = (title: string): { title: string; slug: string; content: object[] } => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  content: [{ __component: 'blocks.heading', text: 'A heading', level: 2 }],
});

test('the site serves cached pages while the CMS is down and picks up changes afterwards', async ({
  page,
}, testInfo) => {
  const product = await startOwnProduct(testInfo.outputPath('servers.log'));
  const request = await requests.newContext({ baseURL: product.url });
  const at = (path: string): string => `${product.url}${path}`;
  const status = async (path: string): Promise<number> => (await request.get(path)).status();
  try {
    await (await AdminApi.signIn(request, product.owner)).publishArticle(article('Before it fell'));
    await expect.poll(() => status('/blog/before-it-fell')).toBe(200);
    expect(await status('/')).toBe(200);

    await product.stopCms();

    // Immediately, and also once the last known content version is too old to be trusted (5 s).
    for (const wait of [0, 6000]) {
      await page.waitForTimeout(wait);
      expect((await page.goto(at('/blog/before-it-fell')))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before it fell');
      expect(await status('/')).toBe(200);
    }
    // Internal links also lead to the server's cached pages.
    await page.goto(at('/'));
    await page.getByRole('link', { name: 'Before it fell', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before it fell');
    const unread = await page.goto(at('/blog/nobody-read-it-before'));
    expect(unread?.status()).toBe(503);
    await expect(page.getByText('An unexpected error occurred.')).toBeVisible();
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    expect(await status('/admin')).toBe(503);
    // Failed actions of a member are reported.
    const refused = await request.post('/api/comments', { data: { comment_text: 'Thank you' } });
    expect(refused.status()).toBe(503);
    const { error, message }: { error: string; message: string } = await refused.json();
    expect([error, message]).toEqual([message, expect.stringContaining('try again in a minute')]);

    await product.startCms();

    await expect.poll(() => status('/readyz')).toBe(200);
    expect(await status('/blog/nobody-read-it-before')).toBe(404);
    await (await AdminApi.signIn(request, product.owner)).publishArticle(article('After it rose'));
    await expect.poll(() => status('/blog/after-it-rose')).toBe(200);
    // The new page was never cached. Cached pages are replaced when the site learns of the change, within a second.
    const home = async () => (await request.get('/')).text();
    await expect.poll(home).toContain('After it rose');
  } finally {
    await request.dispose();
    await product.end();
  }
});

test('`npm start` restarts a killed CMS, even one still starting, and stops it after the site', async ({}, testInfo) => {
  const product = await startSupervisedProduct(testInfo.outputPath('servers.log'));
  const request = await requests.newContext({ baseURL: product.url });
  const status = async (path: string): Promise<number> => (await request.get(path)).status();
  /** 0 if nothing listens on the port. */
  const statusOrNone = (path: string): Promise<number> => status(path).catch(() => 0);
  try {
    await expect.poll(product.isStarted, { timeout: 60_000 }).toBe(true);
    await expect.poll(() => statusOrNone('/readyz'), { timeout: 60_000 }).toBe(200);
    expect(await status('/')).toBe(200);

    // The second time, it is not ready again yet.
    for (const _ of ['running', 'starting']) {
      await expect.poll(product.killCms).toBe(true);
      expect(await status('/readyz')).toBe(503);
      expect(await status('/')).toBe(200);
    }
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
    expect(await status('/')).toBe(200);

    // These pages are not cached, so each request reaches the CMS.
    const statuses: number[] = [];
    const readUntilItStops = async (reader: number): Promise<void> => {
      for (let page = 0; statuses.at(-1) !== 0; page++) {
        statuses.push(await statusOrNone(`/blog/nobody-read-it-${reader}-${page}`));
      }
    };
    const readers = Array.from({ length: 8 }, (_, reader) => readUntilItStops(reader));
    await expect.poll(() => statuses.length).toBeGreaterThan(50);
    expect(await product.stop()).toBe('ended with exit code 0');
    await Promise.all(readers);
    expect(new Set(statuses)).toEqual(new Set([404, 0]));
  } finally {
    await request.dispose();
    await product.end();
  }
});

test('`npm start` restarts a frozen CMS; until then cached pages are served, and calls get 503', async ({}, testInfo) => {
  const product = await startSupervisedProduct(testInfo.outputPath('servers.log'));
  const request = await requests.newContext({ baseURL: product.url });
  const status = async (path: string): Promise<number> => (await request.get(path)).status();
  try {
    await expect.poll(product.isStarted, { timeout: 60_000 }).toBe(true);
    await expect.poll(() => status('/readyz').catch(() => 0), { timeout: 60_000 }).toBe(200);
    expect(await status('/')).toBe(200);

    expect(product.freezeCms()).toBe(true);
    const login = request.post('/api/users/login', { data: { username: 'ada', password: 'Good@pass1' } });
    expect(await status('/')).toBe(200);
    expect(await status('/api/blogs')).toBe(503);
    expect((await login).status()).toBe(503);
    expect((await login).headers()['retry-after']).toMatch(/^\d+$/);
    expect(await status('/')).toBe(200);

    await expect.poll(() => status('/readyz'), { timeout: 120_000 }).toBe(200);
    expect(await status('/api/blogs')).toBe(200);
  } finally {
    await request.dispose();
    await product.end();
  }
});
