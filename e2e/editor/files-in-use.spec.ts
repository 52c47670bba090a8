import { copyFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/root.ts';
import { expect, test } from '../support/fixtures.ts';

// The admin is slow to open on a busy machine.
test.describe.configure({ timeout: 120_000 });

for (const width of [1440, 390]) {
  test(`a picture that readers see is not deleted, and the editor reads where it is, at ${width} px`, async ({
    admin,
    screens,
    page,
    uniqueTitle,
  }, testInfo) => {
    const name = `${uniqueTitle.toLowerCase().replaceAll(' ', '-')}.webp`;
    const file = testInfo.outputPath(name);
    copyFileSync(inRoot('cms/content/images/insomnia-window.webp'), file);
    const thumbnail = await admin.upload(file);
    await admin.publishArticle({ title: uniqueTitle, slug: name.replace('.webp', ''), thumbnail });

    await screens.openHome();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/plugins/upload?_q=${name}`);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    const refusal = page.getByText('Nothing was deleted.');
    await expect(refusal).toContainText(`in the article “${uniqueTitle}”`);
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await testInfo.attach('refusal', { body: await page.screenshot(), contentType: 'image/png' });
    if (process.env.SHOT) await page.screenshot({ path: `/tmp/h-editor-shot-${width}.png` });
  });
}
