import type { Page } from '@playwright/test';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { ArticleForm } from '../pages/ArticleForm.ts';
import { ArticleListPage } from '../pages/ArticleListPage.ts';
import { ArticleText } from '../pages/ArticleText.ts';
import { DeskScreen } from '../pages/DeskScreen.ts';
import { ModerationScreen } from '../pages/ModerationScreen.ts';
import { PreviewPane } from '../pages/PreviewPane.ts';
import { SitePagesScreen } from '../pages/SitePagesScreen.ts';
import { SiteSettingsForm } from '../pages/SiteSettingsForm.ts';
import type { Screen } from './screen.ts';

/** The title of the article that the pictures of the editors' screens show. */
export const DESK_ARTICLE = 'A walk after dinner';

/** What a member has written to the editors. */
export const MESSAGE = 'Is the walking plan also for people with a new hip?';

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

/** An article of the demonstration content with pictures and a table. */
const LONG_ARTICLE = 'Labor and Birth: What to Expect';

/** What editors see, in the admin. */
export const DESK: readonly Screen[] = [
  asEditor('home', async (page) => {
    const desk = new DeskScreen(page);
    await desk.open();
    await desk.section('Scheduled').getByRole('listitem').first().waitFor();
  }),
  asEditor('articles', async (page) => {
    await new AdminScreens(page).openNewestArticles();
    await page.getByRole('gridcell', { name: DESK_ARTICLE, exact: true }).waitFor();
  }),
  asEditor('categorise', async (page) => {
    const list = new ArticleListPage(page);
    await list.openAddress('sort=title:ASC&pageSize=10');
    for (const index of [0, 1]) await list.rows.nth(index).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Categorise' }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
  }),
  asEditor('text', async (page) => {
    const list = new ArticleListPage(page);
    await list.open(LONG_ARTICLE);
    await list.titles().first().click();
    await ArticleForm.opened(page, LONG_ARTICLE);
    const table = page.getByRole('table').last();
    await table.getByRole('cell').first().click();
    await table.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  }),
  asEditor('insert', async (page) => {
    const screens = new AdminScreens(page);
    await screens.open();
    const form = await screens.newArticle();
    await form.title.fill('Better sleep in seven steps');
    const text = new ArticleText(page);
    await text.start();
    await text.type('An hour before bed, dim the lights.');
    await text.newLine();
    await page.keyboard.type('/');
    await page.getByRole('option', { name: 'Quotation' }).waitFor();
  }),
  asEditor('pages', async (page) => void (await SitePagesScreen.open(page, 'home'))),
  asEditor('categories', async (page) => {
    await page.goto('/admin/categories');
    await page.getByRole('treeitem').first().waitFor();
  }),
  asEditor('pictures', async (page) => {
    await page.goto('/admin/pictures-to-describe');
    await page.getByRole('heading', { level: 1 }).waitFor();
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
    await page.getByRole('button', { name: 'Publish at…', exact: true }).click();
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
    ...asEditor('messages', async (page) => {
      const moderation = new ModerationScreen(page);
      await moderation.open();
      await moderation.choose('Messages');
      await moderation.message(MESSAGE).first().waitFor();
    }),
    as: 'owner',
  },
  {
    ...asEditor('site-settings', async (page) => void (await SiteSettingsForm.open(page))),
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
