import { expect, test } from '../support/fixtures.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';

test('two categories are chosen by the keyboard alone, and saved', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.newArticle();
  const picker = form.categories;
  const { input, chosen, matches } = picker;
  await form.title.fill(uniqueTitle);
  await input.focus();
  await page.keyboard.type('sleep');
  await expect(matches.first()).toContainText('Sleep');
  await expect(input).toHaveAttribute(
    'aria-activedescendant',
    (await picker.match('Sleep').getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['Sleep']);
  // A second Enter takes nothing back, and does not send the form.
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['Sleep']);
  // The next word takes the place of the first.
  await page.keyboard.type('insomnia');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['Sleep', 'Sleep › Insomnia']);
  expect(await axeFindingsInBothSchemes(page, ['form'])).toEqual([]);
  await form.save();

  const id = await admin.find('blog', 'title', uniqueTitle);
  expect(await admin.read('blog', id)).toMatchObject({ categories: { count: 2 } });
  await expect(page).toHaveURL(new RegExp(id));
  await page.reload();
  await expect(chosen).toHaveText(['Sleep', 'Sleep › Insomnia']);
});

test('two categories are chosen in the tree, with one click each; one is removed and one moved', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  const picker = form.categories;
  await picker.topics.click();
  await expect(picker.tree.getByRole('treeitem').nth(30)).toBeAttached();
  await picker.row('Sleep').click();
  await picker.row('Insomnia').click();
  await expect(picker.chosen).toHaveText(['Sleep', 'Sleep › Insomnia']);
  await expect(picker.row('Sleep')).toHaveAttribute('aria-checked', 'true');
  await picker.row('Aging').click();
  await expect(picker.chosen).toHaveText(['Sleep', 'Sleep › Insomnia', 'Aging']);
  expect(await axeFindingsInBothSchemes(page, ['form'])).toEqual([]);
  await picker.moveForward('Aging');
  await picker.remove('Sleep › Insomnia');
  await expect(picker.chosen).toHaveText(['Sleep', 'Aging']);
  await form.save();
  await expect(picker.chosen).toHaveText(['Sleep', 'Aging']);

  // What is stored can be moved and removed, too.
  await picker.moveForward('Aging');
  await form.save();
  await page.reload();
  await expect(picker.chosen).toHaveText(['Aging', 'Sleep']);
  await picker.remove('Sleep');
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({ categories: { count: 1 } });
});

test('the tree follows the keys of trees', async ({ admin, page, screens, uniqueTitle }) => {
  const form = await screens.draft(await admin.create('blog', { title: uniqueTitle }), uniqueTitle);
  const picker = form.categories;
  const active = page.locator('[role=treeitem]:focus');
  await picker.input.focus();
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveAttribute('aria-posinset', '1');
  await page.keyboard.press('End');
  await expect(active).toHaveAttribute('aria-posinset', (await active.getAttribute('aria-setsize')) ?? '');
  await expect(active).not.toHaveAttribute('aria-posinset', '1');
  await page.keyboard.type('slee');
  await expect(active).toHaveText(/^Sleep\d/);
  await expect(active).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(active).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(active).toHaveAttribute('aria-level', '2');
  const name = (await active.textContent())?.replace(/\d.*/, '') ?? '';
  // Not as part of the letters before it.
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(active).toHaveAttribute('aria-checked', 'true', { timeout: 500 });
  }).toPass();
  await expect(picker.chosen).toHaveText([`Sleep › ${name}`]);
  await page.keyboard.press('Space');
  await expect(active).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(active).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(picker.input).toBeFocused();
});

test('a category is created in the field, chosen at once, and a refused name says why', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const name = uniqueTitle.replace('Quiet evenings', 'Evenings');
  try {
    const form = await screens.draft(await admin.create('blog', { title: uniqueTitle }), uniqueTitle);
    await form.describe('Typed before');
    const picker = form.categories;
    await picker.input.fill(name);
    await page.getByRole('button', { name: `Create “${name}” …` }).click();

    const refused = await picker.create('Blog', 'Sleep');
    await expect(refused).toContainText('the site has another page at /blog');
    await refused.getByRole('textbox', { name: 'Name' }).fill('insomnia');
    await expect(refused).toContainText('has the address /insomnia already');
    await expect(refused.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();

    const dialog = await picker.create(name, 'Sleep');
    await expect(dialog).toContainText(`/${name.toLowerCase().replace(' ', '-')}`);
    expect(await axeFindingsInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(picker.chosen).toHaveText([`Sleep › ${name}`]);
    await expect(form.description).toHaveValue('Typed before');
    await form.save();
    await expect(picker.chosen).toHaveText([`Sleep › ${name}`]);
  } finally {
    await admin.deleteWhere('category', 'name', [name]);
  }
});

test('who may not create categories is not offered to, and who may not read them is told', async ({
  admin,
  page,
  screens,
}) => {
  await screens.startSession(await admin.createEditorWithout('create', 'category'));
  const form = await screens.newArticle();
  const picker = form.categories;
  await picker.input.fill('No such category');
  await expect(page.getByText('No category has “No such category” in its name.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Create/ })).toHaveCount(0);
  await picker.topics.click();
  await expect(picker.tree).toBeVisible();
  await expect(page.getByRole('button', { name: /^Create/ })).toHaveCount(0);

  await screens.startSession(await admin.createEditorWithout('read', 'category'));
  await screens.newArticle();
  await expect(page.getByText('Your role does not show categories.')).toBeVisible();
});

test('chosen categories are part of a duplicate, a local copy and the preview', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.chooseCategory('Insomnia');
  const posted = page.waitForRequest('**/admin/preview/forms');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  expect((await posted).postDataJSON().data.categories.connect).toHaveLength(1);
  await expect(page.getByText('Unsaved text is kept')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await form.compareAndBringBack();
  await page.getByRole('button', { name: 'Put together in the form' }).click();
  await expect(form.categories.chosen).toHaveText(['Sleep › Insomnia']);
  await form.save();

  const duplicate = await screens.duplicate(id);
  await expect(duplicate.categories.chosen).toHaveText(['Sleep › Insomnia']);
  await duplicate.chooseCategory('Aging');
  await duplicate.title.fill(`${uniqueTitle}, duplicate`);
  await duplicate.save();
  const copied = await admin.find('blog', 'title', `${uniqueTitle}, duplicate`);
  expect(await admin.read('blog', copied)).toMatchObject({ categories: { count: 2 } });
  expect(await admin.read('blog', id)).toMatchObject({ categories: { count: 1 } });
});
