import { AdminScreens } from '../pages/AdminScreens.ts';
import { expect, test } from '../support/fixtures.ts';
import { createUniquePicture } from '../support/unique-picture.ts';

test('what is typed at once goes into the first field of a dialog, also of Strapi’s own', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const dialog = page.getByRole('dialog');
  await test.step('Create a category', async () => {
    await screens.openCategories();
    await page.getByRole('button', { name: 'Create a category' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.type('Two words');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Two words');
  });

  await test.step('Create “…”, beside an article', async () => {
    const form = await screens.startArticle(uniqueTitle);
    await form.categories.input.fill('No such');
    await page.getByRole('button', { name: 'Create “No such” …' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.type(' category');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('No such category');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // Nothing asks before the page is left.
    await page.getByRole('textbox', { name: 'Title' }).first().fill('');
  });

  await test.step('Choose from the library', async () => {
    await page.getByRole('button', { name: 'Choose from the library' }).first().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.type('a lamp');
    await expect(dialog.getByRole('textbox', { name: /^Search by name/ })).toHaveValue('a lamp');
    await page.keyboard.press('Escape');
  });

  await test.step('New folder of the media library', async () => {
    await screens.openLibrary();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: /folder/i }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await page.keyboard.type('A folder');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('A folder');
  });
});

test('a dialog without text fields closes with the keys as before', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  await form.save();
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect(dialog.getByRole('button', { name: 'Close modal' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog).toHaveCount(0);
});

for (const name of ['Video', 'Audio', 'Embed'])
  test(`what is typed after inserting a block ${name} goes into its address`, async ({
    page,
    screens,
    uniqueTitle,
  }) => {
    const { content } = await screens.startArticle(uniqueTitle);
    await content.start();
    await page.keyboard.type(`/${name.toLowerCase()}`);
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    const address = content.text.getByRole('textbox', { name: 'Address' });
    await expect(address).toBeFocused();
    await page.keyboard.type('https://example.org/a b');
    await expect(address).toHaveValue('https://example.org/a b');
  });

test('a part that is added takes what is typed', async ({ page, screens, uniqueTitle }) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.insert('Slider');
  await content.text.getByRole('button', { name: 'Add slide' }).press('Enter');
  const slide = content.text.getByRole('group', { name: 'Slide 1', exact: true });
  await expect(slide.getByRole('button', { name: 'Upload a picture' })).toBeFocused();
  await content.text.getByRole('button', { name: 'Add slide' }).press('Enter');
  const second = content.text.getByRole('group', { name: 'Slide 2', exact: true });
  await expect(second.getByRole('button', { name: 'Upload a picture' })).toBeFocused();

  for (const words of ['Why?', 'How long?']) {
    // The other one is that of search and sharing.
    await page
      .getByRole('button', { name: /Add (the first )?one/ })
      .first()
      .press('Enter');
    const question = page.getByRole('textbox', { name: 'Question' });
    await expect(question).toHaveCount(1);
    await expect(question).toBeFocused();
    await expect(question).toHaveValue('');
    await page.keyboard.type(words);
    await expect(question).toHaveValue(words);
  }
});

test('who may only read articles finds no field of a block that takes anything', async ({
  admin,
  page,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const image = await admin.uploadBytes(`${slug}.webp`, createUniquePicture().buffer);
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [
      { __component: 'blocks.paragraph', text: 'Words' },
      { __component: 'blocks.image', image },
      { __component: 'blocks.slider-with-icons', items: [{ image, caption: 'A lamp' }] },
      { __component: 'blocks.video', url: 'https://example.org/film' },
      { __component: 'blocks.link', text: 'More', url: '/sleep' },
    ],
  });
  const screens = new AdminScreens(page);
  await screens.startSession(await admin.createEditor('moderator'));
  const { content } = await screens.draft(id, uniqueTitle);
  for (const name of ['Picture', 'Slider', 'Video', 'Link']) await content.openBlock(name);
  await expect(content.text.getByRole('textbox', { name: 'Alternative text' })).toHaveCount(2);
  await expect(content.text.getByRole('textbox', { name: 'Address' })).toHaveCount(2);
  const live = content.text.locator(
    ':is(input:not([type=file]), textarea, select, button:not([aria-expanded]), [role=combobox]):visible',
  );
  const usable = await live.evaluateAll((fields) =>
    fields
      .filter((field) => !field.matches(':disabled, [aria-disabled=true], [data-disabled]'))
      .map((field) => field.outerHTML),
  );
  expect(await live.count()).toBeGreaterThan(10);
  expect(usable).toEqual([]);

  await expect(page.getByText('Your role does not show categories.')).toBeVisible();
  await expect(page.getByText('Choose the topic first')).toHaveCount(0);
});
