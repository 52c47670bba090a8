import { expect, test } from '../support/fixtures.ts';

const paragraph = (text: string) => ({ __component: 'blocks.paragraph', text });

test('an editor finds what was changed and brings it back in four clicks', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    description: 'As it was yesterday',
    content: [paragraph('The first part'), paragraph('The second part')],
  });
  await admin.update('blog', id, {
    description: 'Changed by mistake',
    content: [paragraph('The second part'), paragraph('The first part')],
  });
  await screens.draft(id, uniqueTitle);
  await page.getByRole('button', { name: 'History' }).click();

  const history = page.getByRole('dialog', { name: 'History' });
  const versions = history.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions).toHaveText([/^Saved.*Site Owner.*Description, Text$/, /^Created.*Site Owner/]);
  const description = history.getByRole('region', { name: 'Description' });
  await expect(description.getByRole('deletion')).toContainText(['As']);
  await expect(description.getByRole('insertion')).toContainText(['Changed']);
  await expect(history.getByRole('region', { name: 'Text' })).toContainText('Paragraph, moved');

  await versions.last().click();
  await history.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(history).toBeHidden();
  await expect(page.getByText(/^Restored the version of/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('As it was yesterday');
  expect(await admin.read('blog', id)).toMatchObject({
    description: 'As it was yesterday',
    content: [{ text: 'The first part' }, { text: 'The second part' }],
  });
});
