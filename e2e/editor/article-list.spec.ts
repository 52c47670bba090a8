import type { Page } from '@playwright/test';
import { ArticleListPage } from '../pages/ArticleListPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';

/** Without the sorted column's heading, to which Strapi gives a role that cannot be sorted. */
const findings = async (page: Page) =>
  (await axeFindingsInBothSchemes(page, ['main'])).filter((finding) => !finding.includes('th[aria-sort'));
const paragraph = (text: string) => ({ content: [{ __component: 'blocks.paragraph', text }] });
const DAY_MS = 86_400_000;

test('the list shows picture, title, status, author, categories and the last change, without scrolling sideways', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const category = await admin.find('category', 'name', 'Insomnia');
  const planned = await admin.create('blog', {
    title: `${uniqueTitle}, a long title that goes on for some time, as titles of articles do`,
    author: 'Alexandra Montgomery-Featherstone',
    categories: { connect: [{ documentId: category }] },
  });
  const dueAt = new Date(Date.now() + 40 * DAY_MS);
  await admin.schedule(planned, dueAt);
  await admin.publishArticle({ title: `${uniqueTitle} public`, slug: `list-${Date.now()}` });
  const list = new ArticleListPage(screens.page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await list.open(uniqueTitle);
  const heads = page.locator('thead').getByRole('gridcell');
  await expect(heads.filter({ hasText: /\S/ })).toHaveText([
    ...['Picture', 'Title', 'Status', 'Author', 'Categories', 'Changed', 'Open by'],
  ]);
  const row = list.row('a long title');
  await expect(row).toContainText('Scheduled');
  await expect(row.locator('[data-article-cell=status] time')).toHaveAttribute(
    'datetime',
    dueAt.toISOString(),
  );
  await expect(row).toContainText('Alexandra Montgomery-Featherstone');
  await expect(row).toContainText('Insomnia');
  await expect(row.locator('[data-article-cell=updatedAt] time')).toHaveText(/^today \d\d:\d\d$/);
  await expect(row).toContainText('Site Owner');
  await expect(list.row(`${uniqueTitle} public`)).toContainText('Published');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByRole('grid');
    const isScrolled = () =>
      table.evaluate((element) => {
        const frame = element.closest('div');
        return (frame?.scrollWidth ?? 0) > (frame?.clientWidth ?? 0) + 1;
      });
    await expect.poll(isScrolled).toBe(false);
    await expect(row).toContainText('Scheduled');
    await expect(row.locator('[data-article-cell=updatedAt]')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/${planned}$`));
});

test('views have counts and addresses, and go together with filters; own ones are saved', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  await admin.create('blog', { title: `${uniqueTitle} draft` });
  await admin.publishArticle({ title: `${uniqueTitle} public`, slug: `views-${Date.now()}` });
  const list = new ArticleListPage(screens.page);
  await list.open(uniqueTitle);
  await expect(list.titles()).toHaveText([`${uniqueTitle} draft`, `${uniqueTitle} public`]);
  await expect(list.view('All')).toHaveAttribute('aria-current', 'page');
  await expect(list.view('Drafts')).toHaveText(/Drafts \d/);
  await list.view('Drafts').click();
  await expect(list.titles()).toHaveText([`${uniqueTitle} draft`]);
  await expect(page).toHaveURL(/[?&]view=drafts\b/);
  await page.reload();
  await expect(list.titles()).toHaveText([`${uniqueTitle} draft`]);
  await expect(list.view('Drafts')).toHaveAttribute('aria-current', 'page');
  await list.view('Mine').click();
  await expect(page.getByText('No content found')).toBeVisible();
  await list.view('Needs work').click();
  await expect(list.row(`${uniqueTitle} public`)).toContainText(
    'To do: no text, no picture, no category, no description',
  );

  await page.getByRole('button', { name: 'Save this view' }).press('Enter');
  const dialog = list.dialog('Save this view');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Quiet ones');
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(list.view('Quiet ones')).toHaveAttribute('aria-current', 'page');
  await list.view('All').click();
  await expect(list.view('All')).toHaveAttribute('aria-current', 'page');
  await list.view('Quiet ones').click();
  await expect(page).toHaveURL(/view=needs-work/);
  await expect(list.titles()).toHaveText([`${uniqueTitle} draft`, `${uniqueTitle} public`]);
  expect(await findings(page)).toEqual([]);
  await list.views.getByRole('button', { name: 'Remove the view “Quiet ones”' }).click();
  await expect(list.view('Quiet ones')).toHaveCount(0);
});

test('a shared view shows what its address says, not the filters that were used last', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  await admin.create('blog', { title: uniqueTitle });
  const list = new ArticleListPage(screens.page);
  await list.open('words that no title has');
  await expect(page.getByText('No content found')).toBeVisible();
  await list.openAddress('view=drafts&sort=updatedAt:DESC');
  await expect(list.row(uniqueTitle)).toBeVisible();
});

test('search finds words of the text of a draft', async ({ admin, page, screens, uniqueTitle }) => {
  const word = `hypnagogic${uniqueTitle.slice(-8)}`;
  await admin.create('blog', { title: uniqueTitle, ...paragraph(`Pictures before sleep are ${word}.`) });
  const list = new ArticleListPage(screens.page);
  await list.openAddress('sort=updatedAt:DESC');
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.getByRole('searchbox', { name: /search for/i }).fill(word.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(list.titles()).toHaveText([uniqueTitle]);
});

test('five articles get a category in at most eight clicks, and live ones stay as they are', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const titles = ['one', 'two', 'three', 'four', 'five'].map((number) => `${uniqueTitle} ${number}`);
  for (const title of titles.slice(1)) await admin.create('blog', { title });
  const live = await admin.publishArticle({ title: titles[0] ?? '', slug: `categorised-${Date.now()}` });
  const list = new ArticleListPage(screens.page);
  await list.open(uniqueTitle);
  await list.select(...titles);
  await list.click(list.action('Categorise'));
  const dialog = list.dialog('Categories of 5 articles');
  // The search has the focus.
  await page.keyboard.type('insomn');
  await list.click(dialog.getByRole('checkbox', { name: 'Sleep › Insomnia', exact: true }));
  expect(await axeFindingsInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
  await list.click(dialog.getByRole('button', { name: 'Change 5 articles' }));
  await expect(page.getByText('5 articles changed.')).toBeVisible();
  expect(list.clicks).toBeLessThanOrEqual(8);
  for (const title of titles) await expect(list.row(title)).toContainText('Insomnia');
  await expect(list.row(titles[0] ?? '')).toContainText('Modified');
  expect(await admin.read('blog', live)).toMatchObject({ categories: { count: 1 } });
});

test('deleted articles come back with Undo, for readers too', async ({
  admin,
  page,
  request,
  screens,
  uniqueTitle,
}) => {
  const slug = `undo-${Date.now()}`;
  const titles = [`${uniqueTitle} draft`, `${uniqueTitle} public`];
  await admin.create('blog', { title: titles[0] });
  await admin.publishArticle({ title: titles[1] ?? '', slug });
  const list = new ArticleListPage(screens.page);
  await list.open(uniqueTitle);
  await list.select(...titles);
  await list.action('Delete').click();
  const dialog = list.dialog('Delete 2 articles');
  await expect(dialog).toContainText('Readers no longer find the one that is on the site.');
  await dialog.getByRole('button', { name: 'Delete 2 articles' }).click();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeFocused();
  await expect(list.rows).toHaveCount(0);
  await expect.poll(async () => (await request.get(`/blog/${slug}`)).status()).toBe(404);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await undo.press('Enter');
  await expect(page.getByText('2 articles restored.')).toBeVisible();
  await expect(list.titles()).toHaveText(titles);
  await expect(list.row(titles[1] ?? '')).toContainText('Published');
  await expect.poll(async () => (await request.get(`/blog/${slug}`)).status()).toBe(200);
});

test('a bulk action names the articles that were left, and why', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  await admin.create('blog', { title: `${uniqueTitle} good` });
  await admin.create('blog', {
    title: `${uniqueTitle} bad`,
    content: [{ __component: 'blocks.link', text: 'Here', url: 'a b' }],
  });
  const list = new ArticleListPage(screens.page);
  await list.open(uniqueTitle);
  await list.select(`${uniqueTitle} bad`, `${uniqueTitle} good`);
  await list.action('Publish').click();
  const dialog = list.dialog('Publish 2 articles');
  await expect(dialog).not.toContainText(/entr(y|ies)/);
  await dialog.getByRole('button', { name: 'Publish 2 articles' }).click();
  const results = list.dialog('1 of 2 articles published.');
  await expect(results.getByRole('listitem').first()).toContainText(`Not done: ${uniqueTitle} bad`);
  await expect(results.getByRole('listitem').first()).toContainText('“a b”');
  await expect(results.getByRole('listitem').nth(1)).toContainText(`Done: ${uniqueTitle} good`);
  expect(await axeFindingsInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
  await results.getByRole('button', { name: 'Close', exact: true }).last().press('Enter');
  await expect(list.row(`${uniqueTitle} good`)).toContainText('Published');
  await expect(list.row(`${uniqueTitle} bad`)).toContainText('Draft');
});
