import type { Page } from '@playwright/test';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { ArticleForm } from '../pages/ArticleForm.ts';
import { ModerationScreen } from '../pages/ModerationScreen.ts';
import { PreviewPane } from '../pages/PreviewPane.ts';
import type { Screen } from './screen.ts';

/** The title of the article that the pictures of the editors' screens show. */
export const DESK_ARTICLE = 'A walk after dinner';

/** What a member has reported under that article. */
export const REPORTED_COMMENT = 'My walking shoes do more than any walk. Half price today, only at my shop!';

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
    await page.getByRole('gridcell', { name: DESK_ARTICLE, exact: true }).waitFor();
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
  asEditor('not-for-readers', async (page) => {
    await new AdminScreens(page).openNewestArticles();
    await page.getByRole('link', { name: 'New', exact: true }).first().click();
    const form = await ArticleForm.opened(page, 'New');
    await form.title.fill('Better sleep in seven steps');
    const link = await form.addFields('Link on a line of its own');
    await link('text').fill('The guideline of the sleep society');
    await link('url').fill('example.org/sleep guideline');
    await form.noteBeside(link('url')).waitFor();
    await link('url').scrollIntoViewIfNeeded();
  }),
  asEditor('publish-at', async (page) => {
    await openForm(page);
    await page.getByRole('button', { name: 'Publish at…' }).click();
    await page.getByRole('dialog').getByLabel('Date').waitFor();
  }),
  asEditor('schedule', async (page) => {
    await page.goto('/admin/schedule');
    await page.getByRole('listitem').first().waitFor();
  }),
  asEditor('schedule-calendar', async (page) => {
    await page.goto('/admin/schedule');
    await page.getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  }),
  asEditor('deleted', async (page) => {
    await new AdminScreens(page).openNewestArticles();
    await page.getByRole('button', { name: 'Deleted' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Restore/ })
      .first()
      .waitFor();
  }),
  {
    ...asEditor('moderation', async (page) => {
      const moderation = new ModerationScreen(page);
      await moderation.open();
      await moderation.row(REPORTED_COMMENT).first().waitFor();
    }),
    as: 'owner',
  },
  {
    ...asEditor('audit', async (page) => {
      await page.goto('/admin/settings/audit-log');
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    }),
    as: 'owner',
  },
];
