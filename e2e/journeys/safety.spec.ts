import { createHash } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { SCRIPTS_ID } from '../support/page/scripts.ts';

const WALKING = '/blog/start-walking-for-your-health';

for (const address of ['/', WALKING, '/no-such-page']) {
  test(`${address} allows only the site’s own scripts and its hashed inline script`, async ({ request }) => {
    const response = await request.get(address);
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const [, start = ''] =
      new RegExp(`<script[^>]* id="${SCRIPTS_ID}"[^>]*>(.*?)</script>`, 's').exec(await response.text()) ??
      [];
    expect(start).toContain('modulepreload');
    const hash = createHash('sha256').update(start).digest('base64');
    const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line]));
    expect(directives.get('script-src')).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(directives.get('object-src')).toBe("object-src 'none'");
    expect(directives.get('base-uri')).toBe("base-uri 'none'");
    expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
}

for (const address of ['/admin', '/api/blogs', '/api/none', '/graphql', '/%61pi/blogs']) {
  test(`${address} is served with security headers`, async ({ request }) => {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy']).toMatch(/script-src|default-src/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

test('the admin panel is served with the content security policy of the CMS', async ({ request }) => {
  const { 'content-security-policy': policy = '', ...headers } = (await request.get('/admin')).headers();
  expect(policy).toContain('blob:');
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
});

test('an uploaded image is served with nosniff and a sandbox policy', async ({ page, request }) => {
  await page.goto(WALKING);
  const picture = await page.getByRole('main').locator('img').first().getAttribute('src');
  const headers = (await request.get(picture ?? '')).headers();
  expect(headers['content-type']).toBe('image/webp');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('an ad runs its script inside its frame', async ({ page }) => {
  // A Sunday. Without its script, the ad shows the text for Wednesday.
  await page.clock.setFixedTime('2026-11-22T12:00:00Z');
  await page.goto(WALKING);
  const frame = page.getByTitle('Advertisement');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('#idea')).toHaveText(
    'Walk to the next place you would have driven to.',
  );
});

/** Attempts of a malicious ad, each with its outcome written to the frame. */
const HOSTILE_AD = `
<ul id="outcomes"></ul>
<script>
  const tries = {
    origin: () => self.origin,
    storage: () => localStorage.getItem('token'),
    cookie: () => document.cookie,
    page: () => parent.document.title,
    pageStorage: () => parent.localStorage.getItem('token'),
    leave: () => { top.location = 'https://example.org/'; return 'left'; },
    popup: () => String(window.open('https://example.org/')),
  };
  for (const [name, attempt] of Object.entries(tries)) {
    const line = document.createElement('li');
    try { line.textContent = name + ': ' + attempt(); }
    catch (error) { line.textContent = name + ': ' + error.name; }
    outcomes.append(line);
  }
</script>`;

const HOSTILE_HTML =
  '<p onclick="document.title=1">Harmless</p><img src="/none" onerror="document.title=\'taken over\'">' +
  "<script>document.title='taken over'</script><iframe srcdoc=\"<script>top.document.title='taken over'</script>\"></iframe>";

test('hostile ads and raw HTML cannot reach the page or its storage', async ({
  page,
  admin,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  await admin.publishArticle({
    title: uniqueTitle,
    slug,
    content: [
      { __component: 'blocks.raw-html', content: HOSTILE_HTML },
      { __component: 'blocks.ad-script', content: HOSTILE_AD },
    ],
  });
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('token', 'a-secret');
  });
  await page.goto(`/blog/${slug}`);

  const REFUSED = [
    'origin: null',
    ...['storage', 'cookie', 'page', 'pageStorage', 'leave'].map((name) => `${name}: SecurityError`),
    'popup: null',
  ];
  const frame = page.getByTitle('Advertisement');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('listitem')).toHaveText(REFUSED);
  await expect(page.getByText('Harmless')).toBeVisible();
  // JSON-LD has another type, so browsers do not run it as a script.
  const runs = 'script:not([type="application/ld+json"]), iframe[srcdoc], [onclick], [onerror]';
  await expect(page.getByRole('main').locator(runs)).toHaveCount(0);
  expect(await page.title()).toContain(uniqueTitle);
  await expect(page).toHaveURL(`/blog/${slug}`);

  await test.step('the ad does not run when its own address is opened', async () => {
    const response = await page.goto((await frame.getAttribute('src')) ?? '');
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'This is a part of a page' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(0);
  });
});
