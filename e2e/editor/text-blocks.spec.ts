import { expect, test } from '../support/fixtures.ts';
import { createUniquePicture } from '../support/unique-picture.ts';

test('a block that was never saved comes back with undo, and opens', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.insert('Video');
  const address = content.text.getByRole('textbox', { name: 'Address' });
  await address.fill('https://www.youtube.com/watch?v=abc');
  await content.text.getByRole('button', { name: 'Delete Video' }).click();
  await expect(content.blockHeader('Video')).toHaveCount(0);
  await content.text.focus();
  await page.keyboard.press('Control+z');
  await content.openBlock('Video');
  await expect(address).toHaveValue('https://www.youtube.com/watch?v=abc');
});

test('after an upload the caret is where the picture is described, and words never replace a block', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  for (let line = 0; line < 8; line += 1) await content.newLine();
  await content.insert('Picture');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    content.text.getByRole('button', { name: 'Upload a picture' }).click(),
  ]);
  await chooser.setFiles(createUniquePicture(`${slug}.webp`));
  const alternative = content.text.getByRole('textbox', { name: 'Alternative text' });
  await expect(alternative).toBeFocused();
  await expect(content.block('Picture').locator('img').first()).toBeVisible();
  await expect(alternative).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('A window at dusk');
  await expect(alternative).toHaveValue('A window at dusk');

  const header = content.blockHeader('Picture');
  await header.click();
  await content.text.focus();
  await page.keyboard.type('Below');
  await expect(header).toBeVisible();
  await expect(content.line('Below')).toBeVisible();
});

test('undo goes back behind the first save of an article', async ({ page, screens, uniqueTitle }) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.type('Once');
  await form.save();
  await expect(page).not.toHaveURL(/create/);
  await content.text.focus();
  await page.keyboard.press('Control+z');
  await expect(content.text).not.toContainText('Once');
});

test('choosing a page links it with its title or with the selected words, and writing goes on', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.type('See ');
  await page.keyboard.press('Control+k');
  const option = page.getByRole('option').filter({ hasText: 'Tai Chi' }).first();
  await page.keyboard.type('Tai Chi');
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  const link = content.text.getByRole('link', { name: /tai chi/i });
  await expect(link).toHaveAttribute('href', /^\//);
  const title = await link.textContent();
  await page.keyboard.type(' for slow moves');
  await expect(content.text).toHaveText(`See ${title} for slow moves`);
  await expect(link).toHaveText(title ?? '');

  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Insomnia');
  await page.getByRole('option').filter({ hasText: 'Insomnia' }).first().click();
  await expect(content.text.getByRole('link', { name: 'moves', exact: true })).toBeVisible();
  await expect(content.text).toHaveText(`See ${title} for slow moves`);
});

test('Escape leads from the form of a link back to the selected words', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.type('One two');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveValue('two');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Words' })).toHaveCount(0);
  await expect(content.text).toBeFocused();
  await page.keyboard.type('three');
  await expect(content.text).toHaveText('One three');
});

test('undo and redo keys work from the buttons of a block, which keep the focus', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [
      { __component: 'blocks.embed', url: 'https://example.org/embed' },
      { __component: 'blocks.paragraph', text: 'Words' },
    ],
  });
  const { content } = await screens.draft(id, uniqueTitle);
  const down = content.text.getByRole('button', { name: 'Move Embed down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(content.text).toHaveText(/Words.*Move Embed/);
  await expect(down).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(content.text).toHaveText(/Move Embed.*Words/);
  await expect(down).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(content.text).toHaveText(/Words.*Move Embed/);
});
