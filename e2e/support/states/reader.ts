import { expect, type Locator, type Page } from '@playwright/test';

/** An article with all that articles have. */
export const ARTICLE = '/blog/insomnia-what-really-helps';

export const main = (page: Page): Locator => page.getByRole('main');
export const comments = (page: Page): Locator => page.getByRole('region', { name: 'Comments' });

/** A busy machine takes its time; what does not come in this is broken. */
const TRIED_FOR_MS = 30_000;

/** The first button of this name. */
export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name }).first().click();

/** What is done before the page is taken over is lost. */
const until = (shown: Locator, act: () => Promise<void>): Promise<void> =>
  expect(async () => {
    if (!(await shown.isVisible())) await act();
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: TRIED_FOR_MS });

export const pressUntil = (button: Locator, shown: Locator): Promise<void> =>
  until(shown, () => button.click());

/** Without a mouse: it would leave the button when the page is laid out anew, which closes what a hover may open. */
export const openUntil = (button: Locator, shown: Locator): Promise<void> =>
  until(shown, () => button.dispatchEvent('click'));

/** The dialog that has come; its script may be late. */
export async function dialog(page: Page): Promise<Locator> {
  const found = page.getByRole('dialog');
  await found.waitFor();
  return found;
}

/** What is said for a moment stays: the timers that would end it are taken away. */
export const holdMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const last = window.setTimeout(() => undefined);
    for (let timer = 1; timer <= last; timer += 1) window.clearTimeout(timer);
  });
