import { PreviewPane } from '../pages/PreviewPane.ts';
import { expect, test } from '../support/fixtures.ts';

const toSlug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

test('banners, placements and categories are shown in their pages before they are saved', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const preview = new PreviewPane(page);
  const openForm = async (type: 'banner' | 'placement' | 'category', field: string, value: string) => {
    const id = await admin.find(type, field, value);
    await screens.openForm(type, id);
    await preview.open();
  };
  await openForm('banner', 'title', 'Recovery Phase');
  await page.getByRole('textbox', { name: 'Text on the picture' }).fill(uniqueTitle);
  await expect(preview.shown.getByRole('link', { name: uniqueTitle })).toBeVisible();

  await openForm('category', 'slug', 'sleep');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(uniqueTitle);
  await expect(preview.heading).toHaveText(uniqueTitle);
  await preview.pane.getByRole('combobox', { name: 'Shown on' }).selectOption({ label: '/category/sleep' });
  await expect(preview.heading).toHaveText(uniqueTitle, { ignoreCase: true });

  await openForm('placement', 'key', 'scrolling-banner');
  const first = preview.shown.locator('main a[href^="/blog/"]').first();
  const removed = await first.getAttribute('href');
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(first).not.toHaveAttribute('href', removed ?? '');
});

test('the page scrolls to the banner or list that is edited, and stays there', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}) => {
  const preview = new PreviewPane(page);
  const readScroll = () => preview.evaluate(() => window.scrollY);
  const banner = await admin.find('banner', 'category', 'home-info-article');
  await screens.openForm('banner', banner);
  await preview.open();
  await page.getByRole('textbox', { name: 'Text on the picture' }).fill(uniqueTitle);
  const link = preview.shown.getByRole('link', { name: uniqueTitle });
  await expect(link).toBeInViewport();
  const position = await readScroll();
  expect(position).toBeGreaterThan(1500);

  await page.getByRole('textbox', { name: 'Text on the picture' }).fill(`${uniqueTitle}, again`);
  await expect(preview.shown.getByRole('link', { name: `${uniqueTitle}, again` })).toBeInViewport();
  expect(await readScroll()).toBe(position);

  const placement = await admin.find('placement', 'key', 'featured-news');
  await screens.openForm('placement', placement);
  await preview.open();
  await expect(preview.shown.getByRole('heading', { name: 'In the Know' })).toBeInViewport();
});

test('editors see a link to the form on the live page, readers do not', async ({
  admin,
  screens,
  page,
  reader,
  uniqueTitle,
}) => {
  const path = `/blog/${toSlug(uniqueTitle)}`;
  const id = await admin.publishArticle({ title: uniqueTitle, slug: toSlug(uniqueTitle) });
  await screens.open();
  await expect(async () => expect((await page.goto(path))?.status()).toBe(200)).toPass();
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await expect(edit).toHaveAttribute('href', `/admin/content-manager/collection-types/api::blog.blog/${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(edit).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await edit.click();
  await expect(page.getByRole('heading', { name: uniqueTitle, level: 1 })).toBeVisible();

  for (const address of ['/sleep', '/category/insomnia']) {
    await page.goto(address);
    await expect(edit).toHaveAttribute('href', /api::category\.category\/\w+$/);
  }
  await page.goto('/about');
  await expect(edit).toHaveCount(0);

  await reader.goto(path);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(uniqueTitle);
  await expect(reader.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
});
