import { copyFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/root.ts';
import { expect, test } from '../support/fixtures.ts';

// The admin is slow to open on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('a picture that readers see is not deleted, and the editor reads where it is', async ({
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
  const details = page.getByRole('dialog', { name: `${slug}.webp` });
  await details.getByRole('button', { name: 'Delete this file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByText('Nothing was deleted.')).toContainText(`in the article “${uniqueTitle}”`);
  await page.reload();
  await expect(details).toBeVisible();
});
