import { axeFindings } from '../support/page/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('a block is inserted, filled in and left with keys alone', async ({ page, screens, uniqueTitle }) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.type('Before');
  await content.newLine();
  await page.keyboard.type('/emb');
  await expect(page.getByRole('option', { name: 'Embed', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');

  const address = content.text.getByRole('textbox', { name: 'Address' });
  await expect(address).toBeFocused();
  await page.keyboard.type('https://example.org/player');
  await expect(address).toHaveValue('https://example.org/player');
  await page.keyboard.press('Escape');
  await expect(content.text).toBeFocused();
  await page.keyboard.type('Below');
  await expect(content.line('Below')).toBeVisible();
  await expect(address).toHaveValue('https://example.org/player');

  // From the text beside it, to the block, into its fields and back.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.type(' it');
  await expect(content.line('Before it')).toBeVisible();

  // Closed, it opens.
  await content.blockHeader('Embed').click();
  await expect(address).toHaveCount(0);
  await content.goOnAfter('Before it');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
});

test('Escape closes the choice or the dialog of a block first, and keys reach its buttons', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await page.keyboard.type('/picture');
  await expect(page.getByRole('option', { name: 'Picture', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(content.text.getByRole('button', { name: 'Upload a picture' })).toBeFocused();
  await page.keyboard.press('Tab');
  const library = content.text.getByRole('button', { name: 'Choose from the library' });
  await expect(library).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(library).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(content.text).toBeFocused();
});

test('the open insert menu has no axe violations', async ({ page, screens }) => {
  const form = await screens.newArticle();
  await form.content.start();
  await page.keyboard.type('/');
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
