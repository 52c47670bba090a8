import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/fixtures.ts';
import { SCRIPTS_ID, collectScripts } from '../support/page/scripts.ts';

/**
 * JavaScript of an article's first load in bytes, with each file gzipped separately. React and its router account for
 * 97,400, which tree shaking cannot reduce without breaking them (decision 049).
 */
const MOST = 130_000;

test('an article stays within its JavaScript budget and loads more scripts on link hover', async ({
  page,
  request,
}) => {
  const scripts = collectScripts(page);
  await page.goto('/blog/insomnia-what-really-helps', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    [...scripts].map(async (url) => gzipSync(await (await request.get(url)).body()).length),
  );
  // One is inline in the page.
  sizes.push(gzipSync((await page.locator(`#${SCRIPTS_ID}`).textContent()) ?? '').length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  test
    .info()
    .annotations.push({ type: 'first load', description: `${bytes} bytes in ${sizes.length} scripts` });
  expect(bytes).toBeLessThan(MOST);
  expect(bytes).toBeGreaterThan(MOST / 2);

  const before = scripts.size;
  await page.getByRole('link', { name: 'Popular Topics' }).hover();
  await expect.poll(() => scripts.size).toBeGreaterThan(before);
});

// Without HTTP/2, only six load at a time, headers add about a kilobyte to each, and each is a task of its own.
for (const [address, most] of [
  ['/', 9],
  ['/sleep', 7],
  ['/blog-list', 13],
  ['/bmi-calculator', 12],
] as const) {
  test(`${address} loads at most ${most} scripts`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(scripts.size).toBeGreaterThan(4);
    expect(scripts.size).toBeLessThanOrEqual(most);
  });
}

test("the editors' screens load their scripts compressed", async ({ request }) => {
  const page = await (await request.get('/admin')).text();
  const addresses = [...page.matchAll(/(?:src|href)="(\/admin\/[^"]+\.js)"/g)].map(
    ([, address]) => address ?? '',
  );
  expect(addresses).not.toEqual([]);
  for (const encoding of ['br', 'gzip'])
    for (const address of addresses) {
      const { headers } = await request
        .fetch(address, { method: 'HEAD', headers: { 'accept-encoding': encoding } })
        .then((response) => ({ headers: response.headers() }));
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringMatching(/accept-encoding/i),
      });
    }
});
