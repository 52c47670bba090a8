import { expect, type Locator, type Page } from '@playwright/test';

/** An article with all features. */
export const ARTICLE = '/blog/insomnia-what-really-helps';

export const main = (page: Page): Locator => page.getByRole('main');
export const comments = (page: Page): Locator => page.getByRole('region', { name: 'Comments' });

/** Generous for busy machines. Anything slower is broken. */
const TRIED_FOR_MS = 30_000;

/** The first button with this name. */
export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name }).first().click();

/** Interactions before hydration are lost. */
const until = (shown: Locator, act: () => Promise<void>): Promise<void> =>
  expect(async () => {
    if (!(await shown.isVisible())) await act();
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: TRIED_FOR_MS });

export const pressUntil = (button: Locator, shown: Locator): Promise<void> =>
  until(shown, () => button.click());

/**
 * Clicks without a mouse. A mouse pointer would leave the button on reflow, which closes overlays that open on hover.
 */
export const openUntil = (button: Locator, shown: Locator): Promise<void> =>
  until(shown, () => button.dispatchEvent('click'));

/** Waits for the dialog, since its script may load late. */
export async function dialog(page: Page): Promise<Locator> {
  const found = page.getByRole('dialog');
  await found.waitFor();
  return found;
}

/** Keeps temporary messages visible by removing the timers that would hide them. */
export const keepTemporaryMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const last = window.setTimeout(() => undefined);
    for (let timer = 1; timer <= last; timer += 1) window.clearTimeout(timer);
  });
