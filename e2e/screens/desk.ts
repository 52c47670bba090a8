import type { Page } from '@playwright/test';
import { AdminScreens } from '../pages/AdminScreens.ts';
import type { ArticleForm } from '../pages/ArticleForm.ts';
import { PreviewPane } from '../pages/PreviewPane.ts';
import type { Screen } from './screen.ts';

/** The title of the article that the pictures of the editors' screens show. */
export const DESK_ARTICLE = 'A walk after dinner';

const openForm = async (page: Page): Promise<ArticleForm> => {
  const screens = new AdminScreens(page);
  await screens.open();
  return screens.article(DESK_ARTICLE);
};

const asEditor = (name: string, show: Screen['show']): Screen => ({
  name: `desk-${name}`,
  as: 'editor',
  inWindow: true,
  show: async (page) => {
    await show(page);
    // Until fonts, pictures and the queries of panels have settled.
    await page.waitForLoadState('networkidle');
  },
});

/** What editors see, in the admin. */
export const DESK: readonly Screen[] = [
  asEditor('articles', async (page) => {
    await new AdminScreens(page).openNewestArticles();
    await page.getByRole('gridcell', { name: DESK_ARTICLE }).waitFor();
  }),
  asEditor('form', async (page) => {
    await openForm(page);
    // Drawn when the browser is idle.
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  }),
  asEditor('history', async (page) => {
    await openForm(page);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('region', { name: 'Description' }).waitFor();
  }),
  {
    ...asEditor('conflict', async (page) => {
      const form = await openForm(page);
      await form.describe('Ten minutes on foot after dinner: what they do.');
      const elsewhere = await page.context().newPage();
      const other = await openForm(elsewhere);
      await other.describe('A short walk after dinner lowers the peak of blood sugar.');
      await other.save();
      await elsewhere.close();
      await form.pressSave();
      const dialog = page.getByRole('dialog').filter({ hasText: 'Put together in the form' });
      await dialog.getByRole('region', { name: 'Description' }).waitFor();
      // The notification above the dialog disappears by itself.
      await page.getByText('and your text is still here').waitFor({ state: 'hidden' });
    }),
    // The refused save.
    expects: /returned 409|status of 409/,
  },
  asEditor('preview', async (page) => {
    await openForm(page);
    await new PreviewPane(page).open();
  }),
  asEditor('share-card', async (page) => {
    await openForm(page);
    const preview = new PreviewPane(page);
    await preview.open();
    await preview.choose('Share card');
  }),
  {
    ...asEditor('audit', async (page) => {
      await page.goto('/admin/settings/audit-log');
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    }),
    as: 'owner',
  },
];
