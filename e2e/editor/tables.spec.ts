import { readClipboardSample } from '../support/clipboard-samples.ts';
import { expect, test } from '../support/fixtures.ts';

test('cells of a spreadsheet fill the cells of a table', async ({ page, screens, uniqueTitle }) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.table([
    ['Time', 'What'],
    ['21:00', 'Lights'],
  ]);
  await content.paste({ 'text/html': readClipboardSample('libreoffice-calc.html') });
  await expect
    .poll(() => content.readTable())
    .toEqual([
      ['Time', 'What', '', ''],
      ['21:00', 'Drink', 'Caffeine, mg', 'Share'],
      ['', 'Coffee', '1,234.5', '62%'],
      ['', 'Tea & more\ngreen', '30.0', '38%'],
      ['', 'Total', '', '100%'],
    ]);
  await expect(content.text.getByRole('link', { name: 'Coffee' })).toBeVisible();
  await page.keyboard.type('!');
  await expect(content.text.getByRole('cell', { name: '100%!' })).toBeVisible();
});

test('rows and columns are added, moved and deleted, and the first row has the headings', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  const { content } = form;
  await content.start();
  await content.table([
    ['Time', 'What'],
    ['21:00', 'Lights'],
    ['22:00', 'Bed'],
  ]);
  const tools = page.getByRole('toolbar', { name: 'Table' });
  const change = (name: string) => tools.getByRole('button', { name, exact: true }).click();
  await change('Move row up');
  await change('Column after');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Why');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rest');
  await expect
    .poll(() => content.readTable())
    .toEqual([
      ['Time', 'What', ''],
      ['22:00', 'Bed', 'Why'],
      ['21:00', 'Lights', 'Rest'],
    ]);
  await change('Move row up');
  await change('Move row up');
  await change('Move column left');
  await expect(content.text.getByRole('columnheader')).toHaveText(['21:00', 'Rest', 'Lights']);
  await change('Row above');
  await expect(content.text.getByRole('columnheader')).toHaveText(['', '', '']);
  for (const words of ['', '21:00']) {
    await expect(content.text.getByRole('columnheader').first()).toHaveText(words);
    await content.text.getByRole('columnheader').first().click();
    await change('Delete row');
  }
  await content.text.getByRole('cell', { name: 'Why' }).click();
  await change('Delete column');
  await expect
    .poll(() => content.readTable())
    .toEqual([
      ['Time', 'What'],
      ['22:00', 'Bed'],
    ]);
});
