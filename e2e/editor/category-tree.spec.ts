import { expect, test } from '../support/fixtures.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';

test('an editor finds a category in the tree, opens its form, and comes back to the same place', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const insomnia = await admin.find('category', 'name', 'Insomnia');
  await admin.create('blog', { title: uniqueTitle, categories: { connect: [{ documentId: insomnia }] } });
  await screens.openCategories();
  const tree = page.getByRole('tree', { name: 'Categories' });
  const rows = tree.getByRole('treeitem');
  // Other tests create some, too.
  await expect(page.getByText(/^\d+ topics, \d+ sub-topics$/)).toBeVisible();
  await expect(rows.nth(30)).toHaveAttribute('aria-level', '1');
  expect(await axeFindingsInBothSchemes(page, ['main'])).toEqual([]);

  const search = page.getByRole('textbox', { name: 'Search by name' });
  await search.fill('insomnia');
  await expect(rows.filter({ hasText: 'Insomnia' })).toBeVisible();
  await expect(rows.first()).toHaveText(/^Sleep/);
  await search.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=treeitem]:focus')).toContainText(
    /\d published articles?, [1-9]\d* drafts?/,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Insomnia', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('insomnia');
  await expect(rows.filter({ hasText: 'Insomnia' })).toBeVisible();

  await page.getByRole('link', { name: 'Flat list' }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.getByRole('link', { name: 'Tree', exact: true }).click();
  await expect(rows.nth(30)).toHaveAttribute('aria-level', '1');
});

test('a category is created under a topic, and stands there', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const name = uniqueTitle.replace('Quiet evenings', 'Lullabies');
  try {
    await screens.openCategories();
    const rows = page.getByRole('treeitem');
    await rows.filter({ hasText: /^Sleep\d/ }).focus();
    await page.getByRole('button', { name: 'Create a category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a category' });
    // The topic that has been gone to.
    await expect(dialog.getByRole('combobox', { name: 'Under the topic' })).toHaveText('Sleep');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(rows.filter({ hasText: name })).toHaveAttribute('aria-level', '2');
    await expect(rows.filter({ hasText: name })).toContainText('0 published articles, 0 drafts');
  } finally {
    await admin.deleteWhere('category', 'name', [name]);
  }
});

test('on a phone, the tree fits the screen', async ({ page, screens }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await screens.openCategories();
  await page.getByRole('button', { name: 'Open all topics' }).click();
  await expect(page.getByRole('treeitem').nth(650)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
