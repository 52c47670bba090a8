import { ARTICLE, dialog, keepTemporaryMessages, main, pressUntil } from './helpers.ts';
import type { ScreenState } from './screen-state.ts';

/** Interactions of a guest with an article. */
export const articles: readonly ScreenState[] = [
  {
    name: 'article-login-dialog',
    inWindow: true,
    show: async (page) => {
      await page.goto(ARTICLE);
      const save = main(page).getByRole('button', { name: /^Save Insomnia/i });
      await pressUntil(save.first(), page.getByRole('dialog', { name: 'Log in' }));
    },
  },
  {
    name: 'article-share-by-hand',
    inWindow: true,
    show: async (page) => {
      await page.goto(ARTICLE);
      // Without TLS, browsers have no clipboard API.
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await pressUntil(main(page).getByRole('button', { name: 'Share' }).first(), page.getByRole('dialog'));
      await dialog(page);
    },
  },
  {
    name: 'article-share-copied',
    inWindow: true,
    show: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(ARTICLE);
      const message = page.getByText('Link copied');
      await pressUntil(main(page).getByRole('button', { name: 'Share' }).first(), message);
      await keepTemporaryMessages(page);
    },
  },
];
