import { request as requests } from '@playwright/test';
import { AdminApi } from './support/admin-api.ts';
import { expect, test } from './support/fixtures.ts';
import { startOwnProduct } from './support/own-product.ts';

const article = (title: string): { title: string; slug: string; content: object[] } => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  content: [{ __component: 'blocks.heading', text: 'A heading', level: 2 }],
});

test('readers keep what they had while the CMS is away, and the site follows when it is back', async ({
  page,
}, testInfo) => {
  test.setTimeout(120_000);
  const product = await startOwnProduct(testInfo.outputPath('servers.log'));
  const request = await requests.newContext({ baseURL: product.url });
  const at = (path: string): string => `${product.url}${path}`;
  const status = async (path: string): Promise<number> => (await request.get(path)).status();
  try {
    await (await AdminApi.signIn(request, product.owner)).publishArticle(article('Before it fell'));
    await expect.poll(() => status('/blog/before-it-fell')).toBe(200);
    expect(await status('/')).toBe(200);

    await product.stopCms();

    // At once, and still when the last known content version is too old to be trusted (5 s).
    for (const wait of [0, 6000]) {
      await page.waitForTimeout(wait);
      expect((await page.goto(at('/blog/before-it-fell')))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before it fell');
      expect(await status('/')).toBe(200);
    }
    const unread = await page.goto(at('/blog/nobody-read-it-before'));
    expect(unread?.status()).toBe(502);
    await expect(page.getByText('An unexpected error occurred.')).toBeVisible();
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    expect(await status('/admin')).toBe(502);
    // What a member does is not lost without a word.
    const refused = await request.post('/api/comments', { data: { comment_text: 'Thank you' } });
    expect(refused.status()).toBe(502);
    const { error, message }: { error: string; message: string } = await refused.json();
    expect([error, message]).toEqual([message, expect.stringContaining('try again in a minute')]);

    await product.startCms();

    await expect.poll(() => status('/readyz')).toBe(200);
    expect(await status('/blog/nobody-read-it-before')).toBe(404);
    await (await AdminApi.signIn(request, product.owner)).publishArticle(article('After it rose'));
    await expect.poll(() => status('/blog/after-it-rose'), { timeout: 2000 }).toBe(200);
    expect(await (await request.get('/')).text()).toContain('After it rose');
  } finally {
    await request.dispose();
    await product.end();
  }
});
