import { PreviewPane } from '../pages/PreviewPane.ts';
import { expect, test } from '../support/fixtures.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';

/** What a form asks while somebody types. They write nothing. */
const QUESTIONS = new Set(['/admin/form-checks', '/admin/form-addresses']);
const toSlug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
const prose = (...children: object[]) => [
  { __component: 'blocks.rich-text', body: [{ type: 'paragraph', children }] },
];
const text = (words: string) => ({ type: 'text', text: words });

test('one click shows an article that was never saved, and the page follows what is typed', async ({
  screens,
  page,
  reader,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  const preview = new PreviewPane(page);
  await preview.open();
  await expect(preview.heading).toHaveText(uniqueTitle);

  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname);
  });
  await form.title.fill(`${uniqueTitle}, typed`);
  await form.describe('As described while typing.');
  await expect(preview.heading).toHaveText(`${uniqueTitle}, typed`);
  await expect(preview.shown.getByText('As described while typing.')).toBeVisible();
  expect(writes.filter((path) => !QUESTIONS.has(path))).toEqual(['/admin/preview/forms']);
  expect((await reader.goto(`/blog/${toSlug(uniqueTitle)}`))?.status()).toBe(404);

  // The first save opens another form, beside which the preview stays as it is.
  await preview.choose('Tablet');
  await form.save();
  await expect(page).toHaveURL(/api::blog\.blog\/[a-z0-9]{24}/);
  await expect(preview.heading).toHaveText(`${uniqueTitle}, typed`);
  await expect(preview.pane.getByRole('button', { name: 'Tablet' })).toHaveAttribute('aria-pressed', 'true');
  await form.title.fill(`${uniqueTitle}, typed again`);
  await expect(preview.heading).toHaveText(`${uniqueTitle}, typed again`);
});

test('the page follows a save at once and stays where it was scrolled', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const paragraphs = Array.from({ length: 40 }, (_, index) =>
    text(`Paragraph ${index}. ${'Words. '.repeat(60)}`),
  );
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [
      {
        __component: 'blocks.rich-text',
        body: paragraphs.map((one) => ({ type: 'paragraph', children: [one] })),
      },
    ],
  });
  const form = await screens.draft(id, uniqueTitle);
  const preview = new PreviewPane(page);
  await preview.open();
  await preview.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));

  const waitForPost = () => page.waitForRequest('**/admin/preview/forms');
  const typed = waitForPost();
  await form.title.fill(`${uniqueTitle}, saved`);
  await typed;
  const posted = waitForPost();
  await form.save();
  const savedAt = Date.now();
  await posted;
  // Not only after the pause of two seconds, which begins after the save.
  expect(Date.now() - savedAt).toBeLessThan(2000);
  await expect(preview.heading).toHaveText(`${uniqueTitle}, saved`);
  expect(await preview.evaluate(() => window.scrollY)).toBe(1500);
});

test('a hidden tab posts nothing until it is shown, and a failure leaves the page as it was', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  const preview = new PreviewPane(page);
  await preview.open();
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/preview/forms')) posts += 1;
  });
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await setVisibility('hidden');
  await form.title.fill(`${uniqueTitle}, hidden`);
  // Longer than the pause after which a tab that is shown posts.
  await page.waitForTimeout(3500);
  expect(posts).toBe(0);
  await setVisibility('visible');
  await expect(preview.heading).toHaveText(`${uniqueTitle}, hidden`);
  expect(posts).toBe(1);

  await page.route('**/admin/preview/forms', (route) =>
    route.fulfill({ status: 400, json: { error: { status: 400, message: 'Not possible.' } } }),
  );
  await form.title.fill(`${uniqueTitle}, failed`);
  await expect(preview.pane.getByRole('alert')).toHaveText('Not possible.');
  await expect(preview.heading).toHaveText(`${uniqueTitle}, hidden`);
});

test('without a connection, it says so in plain words and goes on by itself', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  const preview = new PreviewPane(page);
  await preview.open();
  const says = preview.pane.getByRole('alert');
  const words = 'The server does not respond. The preview tries again by itself.';

  await page.context().setOffline(true);
  await form.title.fill(`${uniqueTitle}, offline`);
  await expect(says).toHaveText(words);
  await expect(preview.heading).toHaveText(uniqueTitle);
  await page.context().setOffline(false);
  await expect(preview.heading).toHaveText(`${uniqueTitle}, offline`);
  await expect(says).toHaveCount(0);

  // A server that is restarted: the browser notices nothing.
  let refused = 0;
  await page.route('**/admin/preview/forms', (route) => {
    refused += 1;
    return refused < 3 ? route.fulfill({ status: 503, body: '<p>Later</p>' }) : route.continue();
  });
  await form.title.fill(`${uniqueTitle}, restarted`);
  await expect(says).toHaveText(words);
  await expect(preview.heading).toHaveText(`${uniqueTitle}, restarted`);
  await expect(says).toHaveCount(0);
});

test('two forms of one article have two previews', async ({ admin, screens, page, uniqueTitle }) => {
  const id = await admin.create('blog', { title: uniqueTitle, slug: toSlug(uniqueTitle) });
  const form = await screens.draft(id, uniqueTitle);
  const preview = new PreviewPane(page);
  await preview.open();
  const otherPage = await page.context().newPage();
  await otherPage.goto(page.url());
  const otherPreview = new PreviewPane(otherPage);
  await otherPreview.open();

  await otherPage.getByRole('textbox', { name: 'Title' }).fill(`${uniqueTitle}, second`);
  await expect(otherPreview.heading).toHaveText(`${uniqueTitle}, second`);
  await page.bringToFront();
  await form.title.fill(`${uniqueTitle}, first`);
  await expect(preview.heading).toHaveText(`${uniqueTitle}, first`);
  await otherPreview.choose('Reload');
  await expect(otherPreview.heading).toHaveText(`${uniqueTitle}, second`);
});

test('a stranger opens a copied link until it is withdrawn, and no site learns its address', async ({
  admin,
  screens,
  page,
  reader,
  request,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: prose(text('See '), {
      type: 'link',
      url: 'https://elsewhere.example/page',
      children: [text('elsewhere')],
    }),
  });
  await screens.draft(id, uniqueTitle);
  const preview = new PreviewPane(page);
  await preview.open();
  const address = await preview.copyLink();

  const response = await reader.goto(address);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(uniqueTitle);
  await expect(reader.getByRole('complementary', { name: 'Preview' })).toContainText('not published');
  const referrers: (string | undefined)[] = [];
  await reader.context().route('https://elsewhere.example/**', (route) => {
    referrers.push(route.request().headers().referer);
    return route.fulfill({ body: 'Elsewhere' });
  });
  const opened = reader
    .context()
    .waitForEvent('page', { timeout: 5000 })
    .catch(() => reader);
  await reader.getByRole('link', { name: 'elsewhere' }).click();
  await (await opened).waitForURL('https://elsewhere.example/page');
  expect(referrers).toEqual([undefined]);

  // Back, links and the home page: the preview is still there, and it is no part of the site.
  await reader.goto(address);
  await reader.getByRole('banner').getByRole('link').first().click();
  await expect(reader).toHaveURL(/:\d+\/$/);
  await reader.goBack();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(uniqueTitle);

  await preview.withdrawLinks();
  expect((await reader.goto(address))?.status()).toBe(404);
  await expect(reader.getByText('This preview has ended')).toBeVisible();
  expect((await request.get(address)).headers()['cache-control']).toBe('no-store');
});

test('a preview outlives publishing and unpublishing', async ({
  admin,
  screens,
  page,
  request,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, slug: toSlug(uniqueTitle) });
  await screens.draft(id, uniqueTitle);
  const preview = new PreviewPane(page);
  await preview.open();
  const address = await preview.copyLink();
  const read = async () => {
    const response = await request.get(address, { maxRedirects: 0 });
    return [response.status(), (await response.text()).includes(uniqueTitle)];
  };
  await admin.publish(id);
  expect(await read()).toEqual([200, true]);
  await admin.unpublish(id);
  expect(await read()).toEqual([200, true]);
  await admin.update('blog', id, { slug: `${toSlug(uniqueTitle)}-moved` });
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(302);
});

test('shows the page on a phone and in the dark, its search result and its share card', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    description: 'Shown to all of them.',
    seo: { title: `${uniqueTitle} for search` },
  });
  await screens.draft(id, uniqueTitle);
  const preview = new PreviewPane(page);
  await preview.open();
  const getBackground = () => preview.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // Until the styles have loaded.
  await expect.poll(getBackground).not.toBe('rgba(0, 0, 0, 0)');
  const light = await getBackground();
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await preview.choose(name);
    await expect.poll(() => preview.evaluate(() => window.innerWidth)).toBe(width);
  }
  await preview.choose('Dark');
  await expect.poll(getBackground).not.toBe(light);
  await preview.choose('Light');
  await expect.poll(getBackground).toBe(light);

  expect(await axeFindingsInBothSchemes(page, ['section[aria-label="Preview"]'])).toEqual([]);

  await preview.choose('Search result');
  await expect(preview.pane.getByRole('heading', { level: 3 })).toHaveText(
    new RegExp(`^${uniqueTitle} for search`),
  );
  await expect(preview.pane.getByText('Shown to all of them.')).toBeVisible();
  await preview.choose('Share card');
  await expect(preview.pane.getByRole('figure')).toContainText(`${uniqueTitle} for search`);
  await expect(preview.pane.getByRole('figure').locator('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');
  await expect(preview.pane).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
});
