import { copyFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/files/root.ts';
import { expect, test } from '../support/fixtures.ts';

test('deleting a published picture is refused, and the editor sees where it is used', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}, testInfo) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const file = testInfo.outputPath(`${slug}.webp`);
  copyFileSync(inRoot('cms/content/images/insomnia-window.webp'), file);
  const thumbnail = await admin.upload(file);
  await admin.publishArticle({ title: uniqueTitle, slug, thumbnail });

  await screens.openFile(thumbnail);
  const details = page.getByRole('dialog', { name: 'File details' });
  await details.getByRole('button', { name: 'Delete this file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const reason = `in the article “${uniqueTitle}”`;
  await expect(details.getByText('Nothing was deleted.')).toContainText(reason);

  // Other tests upload pictures too, and the list shows the newest ten.
  await page.goto(`/admin/plugins/upload?_q=${slug}`);
  await page.getByRole('checkbox', { name: `Select ${slug}.webp` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Nothing was deleted.')).toContainText(reason);

  await screens.openFile(thumbnail);
  await expect(details).toBeVisible();
});
