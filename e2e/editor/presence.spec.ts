import type { Browser, Locator, Page } from '@playwright/test';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningProduct } from '../support/product/running-product.ts';

const getNotice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Edda Editor has this open' });
const getRow = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });
/** Screens ask every 15 seconds. */
const SOON = { timeout: 60_000 };

/** The owner in a browser of their own, which shares nothing with the editor's. */
async function signInOwner(browser: Browser, baseURL: string | undefined): Promise<AdminScreens> {
  const context = await browser.newContext({ baseURL });
  const owner = new AdminScreens(await context.newPage());
  await owner.startSession(runningProduct().owner);
  return owner;
}

test('somebody who has the article open is seen in the form and in the list until they close it', async ({
  admin,
  browser,
  baseURL,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const owner = await signInOwner(browser, baseURL);
  await owner.draft(id, uniqueTitle);
  const list = new AdminScreens(await owner.page.context().newPage());
  await list.openNewestArticles();
  await expect(list.page.getByRole('gridcell', { name: 'Open by' })).toBeVisible();
  await expect(getRow(list.page, uniqueTitle)).toBeVisible();
  await expect(getRow(list.page, uniqueTitle)).not.toContainText('Edda Editor');

  const form = await screens.draft(id, uniqueTitle);
  await expect(getNotice(owner.page)).toHaveText('Edda Editor has this open', SOON);
  await expect(getRow(list.page, uniqueTitle)).toContainText('Edda Editor', SOON);
  await expect(page.getByText('Site Owner has this open')).toBeVisible(SOON);
  // Nobody is shown to themselves.
  await expect(getNotice(page)).toHaveCount(0);

  await form.describe('Not saved yet');
  await expect(getNotice(owner.page)).toHaveText('Edda Editor has this open (unsaved changes)', SOON);
  await expect(getRow(list.page, uniqueTitle)).toContainText('Edda Editor (unsaved changes)', SOON);
  await form.save();
  await expect(getNotice(owner.page)).toHaveText('Edda Editor has this open', SOON);

  // It locks nothing: the owner saves as well.
  await owner.page.reload();
  await expect(getNotice(owner.page)).toBeVisible();
  await admin.update('blog', id, { description: 'By the owner' });

  await page.close();
  await expect(getNotice(owner.page)).toHaveCount(0, SOON);
  await expect(getRow(list.page, uniqueTitle)).not.toContainText('Edda Editor', SOON);
  await owner.page.context().close();
});

test('going from the form to another screen is seen as well', async ({
  admin,
  browser,
  baseURL,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const owner = await signInOwner(browser, baseURL);
  await screens.draft(id, uniqueTitle);
  await owner.draft(id, uniqueTitle);
  await expect(getNotice(owner.page)).toBeVisible(SOON);
  await screens.openHome();
  await expect(getNotice(owner.page)).toHaveCount(0, SOON);
  await owner.page.context().close();
});

test('somebody who has not used the form for five minutes is idle until they do', async ({
  admin,
  browser,
  baseURL,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const owner = await signInOwner(browser, baseURL);
  await page.clock.install();
  await screens.draft(id, uniqueTitle);
  await owner.draft(id, uniqueTitle);
  await expect(getNotice(owner.page)).toHaveText('Edda Editor has this open', SOON);
  await page.clock.fastForward('05:30');
  await expect(getNotice(owner.page)).toHaveText('Edda Editor has this open (idle)', SOON);
  await page.keyboard.press('Shift');
  await expect(getNotice(owner.page)).toHaveText('Edda Editor has this open', SOON);
  await owner.page.context().close();
});
