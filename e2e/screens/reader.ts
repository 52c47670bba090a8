import type { Locator, Page } from '@playwright/test';

export const main = (page: Page): Locator => page.getByRole('main');
export const comments = (page: Page): Locator => page.getByRole('region', { name: 'Comments' });

/** The first button of this name. */
export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name }).first().click();

/** The dialog that has come; its script may be late. */
export async function dialog(page: Page): Promise<Locator> {
  const found = page.getByRole('dialog');
  await found.waitFor();
  return found;
}
