import type { Locator, Page } from '@playwright/test';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { expect, test } from '../support/fixtures.ts';
import { hideTab, prepareHiding } from '../support/page/hidden-tab.ts';
import { killBrowser } from '../support/page/kill-browser.ts';
import { runningProduct } from '../support/product/running-product.ts';

// A hidden tab is watched for three minutes.
test.describe.configure({ timeout: 360_000 });

const getNotice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Edda Editor has this open' });
/** Screens ask every 15 seconds. */
const SOON = { timeout: 60_000 };

test.describe('a browser that nobody closes', () => {
  test('stays while its tab is hidden, and is gone within a minute of being killed', async ({
    admin,
    baseURL,
    browser,
    editor,
    launchOptions,
    playwright,
    profile,
    uniqueTitle,
  }) => {
    const id = await admin.create('blog', { title: uniqueTitle });
    const hidden = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const theirs = new AdminScreens(await hidden.newPage());
    await prepareHiding(theirs.page);
    await theirs.signIn(editor);
    await theirs.draft(id, uniqueTitle);

    const context = await browser.newContext({ baseURL });
    const owner = new AdminScreens(await context.newPage());
    await owner.startSession(runningProduct().owner);
    await owner.draft(id, uniqueTitle);
    await expect(getNotice(owner.page)).toBeVisible(SOON);

    await hideTab(theirs.page);
    // In three minutes, anything that only a timer of the page keeps alive has expired.
    for (let seconds = 0; seconds < 180; seconds += 15) {
      await owner.wait(15_000);
      await expect(getNotice(owner.page)).toBeVisible({ timeout: 1000 });
    }

    await killBrowser(profile);
    await expect(getNotice(owner.page)).toHaveCount(0, { timeout: 60_000 });
    await hidden.close().catch(() => undefined);
    await context.close();
  });
});
