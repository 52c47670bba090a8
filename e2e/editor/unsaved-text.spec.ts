import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { ArticleForm } from '../pages/ArticleForm.ts';
import { ArticleText } from '../pages/ArticleText.ts';
import { MergeDialog } from '../pages/MergeDialog.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdWrites } from '../support/page/hold-writes.ts';
import { killBrowser } from '../support/page/kill-browser.ts';

const SAVES = '**/content-manager/collection-types/api::blog.blog/*';

test('text stays in the form after a refused save, and when the server does not respond', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const taken = 'insomnia-what-really-helps';
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.title.fill(`${uniqueTitle}, typed`);
  await form.address.fill(taken);
  await form.pressSave();
  await expect(page.getByText(/Choose another one/).first()).toBeVisible();
  await expect(form.title).toHaveValue(`${uniqueTitle}, typed`);
  await form.address.fill(`${taken}-${id}`);

  await page.route(SAVES, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await form.pressSave();
  await expect(page.getByText(/The server did not respond/).first()).toBeVisible();
  await expect(form.title).toHaveValue(`${uniqueTitle}, typed`);
  await page.unroute(SAVES);
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({ title: `${uniqueTitle}, typed` });
});

for (const [name, refuse] of [
  [
    'is forbidden',
    (route: Route) => route.fulfill({ status: 403, json: { error: { message: 'Forbidden' } } }),
  ],
  ['fails', (route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })],
  ['gets no response', (route: Route) => route.abort()],
] as const)
  test(`text stays in the form when a save ${name} after a colleague has saved`, async ({
    admin,
    page,
    screens,
    uniqueTitle,
  }) => {
    const id = await admin.create('blog', { title: uniqueTitle });
    const form = await screens.draft(id, uniqueTitle);
    await form.describe('Typed here');
    await admin.update('blog', id, { title: `${uniqueTitle}, by a colleague` });
    await page.route(SAVES, (route) =>
      route.request().method() === 'PUT' ? refuse(route) : route.continue(),
    );
    const reloaded = page.waitForResponse(
      (response) => response.request().method() === 'GET' && new URL(response.url()).pathname.endsWith(id),
    );
    await form.pressSave();
    await reloaded;
    await screens.wait(1000);
    await expect(form.description).toHaveValue('Typed here');
    await expect(form.offer).toHaveCount(0);

    await page.unroute(SAVES);
    await form.pressSave();
    await new MergeDialog(page).putTogether();
    await form.save();
    expect(await admin.read('blog', id)).toMatchObject({
      title: `${uniqueTitle}, by a colleague`,
      description: 'Typed here',
    });
  });

test('text that is typed during a slow save stays', async ({ admin, page, screens, uniqueTitle }) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.title.fill(`${uniqueTitle}, first`);
  const release = await holdWrites(page);
  const answers = (method: string) =>
    page.waitForResponse(
      (response) =>
        response.request().method() === method && new URL(response.url()).pathname.endsWith(`/${id}`),
    );
  const saved = answers('PUT');
  await form.pressSave();
  await form.describe('Typed in the meantime');
  release();
  await saved;
  await answers('GET');
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({
    title: `${uniqueTitle}, first`,
    description: 'Typed in the meantime',
  });
});

test('text of a form that is left with Back is offered again', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  await admin.create('blog', { title: uniqueTitle });
  await screens.open();
  await page.goto(
    `/admin/content-manager/collection-types/api::blog.blog?_q=${encodeURIComponent(uniqueTitle)}`,
  );
  const row = page.getByRole('gridcell', { name: uniqueTitle, exact: true });
  await row.click();
  const form = ArticleForm.loaded(page);
  await form.describe('Typed before leaving');
  await expect(page.getByText('Unsaved text is kept')).toBeVisible();
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await row.click();
  await expect(form.offer).toBeVisible();
  await form.compareAndBringBack();
  await new MergeDialog(page).putTogether();
  await expect(form.description).toHaveValue('Typed before leaving');
});

test('leaving right after a key asks, and what was typed is offered again', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  await admin.create('blog', { title: uniqueTitle, content: [] });
  const list = `/admin/content-manager/collection-types/api::blog.blog?_q=${encodeURIComponent(uniqueTitle)}`;
  await screens.open();
  await page.goto(list);
  const row = page.getByRole('gridcell', { name: uniqueTitle, exact: true });
  await row.click();
  const text = new ArticleText(page);
  await text.start();
  await page.keyboard.insertText('Typed last');
  await page.evaluate(() => history.back());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(text.text).toHaveText('Typed last');

  const asked = page.waitForEvent('dialog');
  await text.goOnAtTheEnd();
  await page.keyboard.insertText(', and more');
  const left = page.goto('/admin/schedule').catch(() => undefined);
  const question = await asked;
  // Nobody answers at once, and the text is stored meanwhile.
  await setTimeout(500);
  await question.accept();
  await left;
  await page.goto(list);
  await row.click();
  const form = ArticleForm.loaded(page);
  await form.compareAndBringBack();
  await new MergeDialog(page).putTogether();
  await expect(text.text).toHaveText('Typed last, and more');
});

test('bringing back unsaved text keeps what was typed since, too', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const id = await admin.create('blog', { title: uniqueTitle });
  const before = await screens.draft(id, uniqueTitle);
  await before.describe('Typed first');
  await expect(page.getByText('Unsaved text is kept')).toBeVisible();
  const form = await screens.draft(id, uniqueTitle);
  await expect(form.offer).toBeVisible();
  await form.describe('Typed since');
  await form.compareAndBringBack();
  await new MergeDialog(page).putTogether();
  await expect(form.description).toHaveValue('Typed first');
  await form.compareAndBringBack();
  const merge = new MergeDialog(page);
  await expect(merge.dialog).toContainText('Typed since');
});

test('several unsaved texts are listed in one box, by title', async ({ page, screens, uniqueTitle }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const [first, second] = [`${uniqueTitle}, one`, `${uniqueTitle}, two`];
  for (const title of [first, second]) {
    const typed = await screens.newArticle();
    await typed.title.fill(title);
    await expect(page.getByText('Unsaved text is kept')).toBeVisible();
  }
  const form = await screens.newArticle();
  const texts = form.offer.getByRole('listitem');
  await expect(texts).toHaveCount(2);
  await expect(texts.first()).toContainText(`“${second}”, from `);
  await form.offer.getByRole('button', { name: `Bring it back: “${first}”` }).click();
  await expect(form.title).toHaveValue(first);
  await expect(texts).toHaveCount(1);
  await form.offer.getByRole('button', { name: `Delete it: “${second}”` }).click();
  await expect(form.offer).toHaveCount(0);
});

test.describe('a browser that is killed', () => {
  test('has kept the unsaved text of a draft and of a new article', async ({
    admin,
    editor,
    launchOptions,
    baseURL,
    playwright,
    profile,
    uniqueTitle,
  }) => {
    const start = async (): Promise<{ context: BrowserContext; screens: AdminScreens }> => {
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const screens = new AdminScreens(await context.newPage());
      await screens.signIn(editor);
      return { context, screens };
    };
    const id = await admin.create('blog', { title: uniqueTitle, description: 'Stored' });

    const before = await start();
    const draft = await before.screens.draft(id, uniqueTitle);
    await draft.describe('Typed before the crash');
    const other = new AdminScreens(await before.context.newPage());
    await other.open();
    const created = await other.newArticle();
    await created.title.fill(`${uniqueTitle}, new`);
    for (const { page } of [before.screens, other])
      await expect(page.getByText('Unsaved text is kept')).toBeVisible();
    await killBrowser(profile);
    await before.context.close().catch(() => undefined);

    const { context, screens } = await start();
    const again = await screens.newArticle();
    await again.bringBack();
    await expect(again.title).toHaveValue(`${uniqueTitle}, new`);
    const opened = await screens.draft(id, uniqueTitle);
    await opened.compareAndBringBack();
    const merge = new MergeDialog(screens.page);
    await expect(merge.dialog.getByRole('region', { name: 'Description' })).toContainText('Typed before');
    await merge.putTogether();
    await opened.save();
    expect(await admin.read('blog', id)).toMatchObject({
      description: 'Typed before the crash',
    });
    // A saved text is not offered again, once the form knows that it is saved.
    await expect(screens.page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await screens.draft(id, uniqueTitle);
    await screens.wait(1000);
    await expect(screens.page.getByText('You have unsaved text')).toHaveCount(0);
    await context.close();
  });
});
