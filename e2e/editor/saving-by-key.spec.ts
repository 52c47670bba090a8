import { expect, test } from '../support/fixtures.ts';

const PARAGRAPH = {
  __component: 'blocks.rich-text',
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'A quiet hour' }] }],
};

test('Enter leads from the title to the text and from a field to the next, and saves nothing', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.newArticle();
  await form.title.click();
  await page.keyboard.type(uniqueTitle, { delay: 20 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('Typed on without a pause', { delay: 20 });
  await expect(form.content.text).toHaveText('Typed on without a pause');
  await expect(form.title).toHaveValue(uniqueTitle);
  await form.address.press('Enter');
  await expect(form.address).not.toBeFocused();
  await expect(page.locator('form :focus')).toHaveCount(1);
  await screens.wait(1000);
  await expect(page).toHaveURL(/\/create/);
});

test('a single letter is saved by the keys that are pressed right after it', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, content: [PARAGRAPH] });
  const form = await screens.draft(id, uniqueTitle);
  await form.content.goOnAfter('A quiet hour');
  await page.keyboard.type('s');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => JSON.stringify((await admin.read('blog', id)).content))
    .toContain('A quiet hours');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+Shift+Enter');
  await expect
    .poll(async () => JSON.stringify((await admin.read('blog', id)).content))
    .toContain('A quiet hours!');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
});

test('the caption of a table is saved as it is typed, and Enter leads from it to the text', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.content.start();
  await form.content.table([
    ['Time', 'What'],
    ['21:00', 'Lights'],
  ]);
  const caption = page.getByRole('textbox', { name: 'Caption of the table' });
  await caption.click();
  await page.keyboard.type('An evening');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await admin.read('blog', id)).content)
    .toMatchObject([{ __component: 'blocks.table', caption: 'An evening' }]);
  await caption.press('Enter');
  await expect(form.content.text).toBeFocused();
});
