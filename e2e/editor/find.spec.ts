import { expect, test } from '../support/fixtures.ts';

test('words are found and replaced in the text and in the fields of blocks, and undo takes it back', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [
      { __component: 'blocks.paragraph', text: 'Lamps before bed' },
      { __component: 'blocks.embed', url: 'https://example.org/lamps', caption: 'Lamps, and more lamps' },
      { __component: 'blocks.paragraph', text: 'No lamps after ten' },
    ],
  });
  const form = await screens.draft(id, uniqueTitle);
  const { content } = form;
  await content.start();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+h');
  const words = page.getByRole('textbox', { name: 'Find in the text' });
  const status = page.getByRole('search').getByRole('status');
  const caption = content.text.getByRole('textbox', { name: 'Caption' });
  await expect(words).toBeFocused();
  await page.keyboard.type('lamps');
  await expect(status).toHaveText('5 found');
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(`${number} of 5`);
  }
  await expect(words).toBeFocused();
  await expect(caption).toHaveAttribute('data-found', '');
  expect(
    await caption.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([0, 5]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Replace with' })).toBeFocused();
  await page.keyboard.type('Lights');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(caption).toHaveValue('Lights, and more lamps');
  await expect(status).toHaveText('3 of 4');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(caption).toHaveValue('Lights, and more Lights');
  await expect(content.line('No Lights after ten')).toBeVisible();
  await expect(status).toHaveText('3 replaced, 1 left in addresses');
  await page.keyboard.press('Control+z');
  await expect(caption).toHaveValue('Lights, and more lamps');
  await page.getByRole('button', { name: 'Replace all' }).press('Enter');
  await expect(caption).toHaveValue('Lights, and more Lights');
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({
    content: [
      { text: 'Lights before bed' },
      { url: 'https://example.org/lamps', caption: 'Lights, and more Lights' },
      { text: 'No Lights after ten' },
    ],
  });

  await content.text.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(caption).toHaveValue('Lamps, and more lamps');
  await expect(content.line('Lamps before bed')).toBeVisible();
});

test('Escape leads from the search to the field with what was found', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [{ __component: 'blocks.embed', url: 'https://example.org/a', caption: 'One lamp' }],
  });
  const form = await screens.draft(id, uniqueTitle);
  await form.content.text.focus();
  await page.keyboard.press('Control+Shift+h');
  await page.keyboard.type('lamp');
  await page.keyboard.press('Enter');
  const caption = form.content.text.getByRole('textbox', { name: 'Caption' });
  await expect(caption).toHaveAttribute('data-found', '');
  await page.keyboard.press('Escape');
  await expect(caption).toBeFocused();
  await page.keyboard.type('light');
  await expect(caption).toHaveValue('One light');
});
