import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createHeic, type PictureFile } from '../support/unique-picture.ts';

test('files are uploaded in the media library itself, or refused with a reason, and described there', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const picture = { name: `${slug}.png`, mimeType: 'image/png', buffer: await drawPicture(page) };
  await screens.openLibrary();
  const upload = async (file: PictureFile) => {
    await page.getByRole('button', { name: 'New', exact: true }).click();
    // Not from an address: the server would fetch whatever it names.
    await expect(page.getByRole('menuitem')).toHaveText(['New folder', 'File upload']);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'File upload' }).click();
    await (await chooser).setFiles([file]);
  };
  await upload(createHeic(`${slug}.heic`));
  await expect(page.getByText(`${slug}.heic is a HEIC picture`)).toBeVisible();
  await page.reload();
  await upload(picture);
  await page
    .getByRole('main')
    .getByRole('button', { name: `${slug}.png` })
    .click();

  const details = page.getByRole('dialog', { name: 'File details' });
  await details.getByRole('textbox', { name: 'Caption' }).fill('A window at night');
  await details.getByRole('button', { name: 'Save changes' }).click();
  await page.reload();
  await expect(details.getByRole('textbox', { name: 'Caption' })).toHaveValue('A window at night');

  await screens.openLibrary();
  await upload({ ...picture, name: `${slug}-again.png` });
  const question = page.getByRole('alertdialog', { name: 'The library had this already' });
  await expect(question).toContainText(`“${slug}-again.png” is the same as “${slug}.png”.`);
  await question.getByRole('button', { name: 'Use the existing file' }).click();
  await expect(question).toBeHidden();
});

/** With pixels that no other picture has: a file that only differs behind them is the same once it has been stored. */
async function drawPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(
    (pixels) => {
      const canvas = new OffscreenCanvas(64, 64);
      const context = canvas.getContext('2d');
      for (const [index, shade] of pixels.entries()) {
        if (!context) continue;
        context.fillStyle = `rgb(${shade} ${255 - shade} 90)`;
        context.fillRect((index % 8) * 8, Math.floor(index / 8) * 8, 8, 8);
      }
      return canvas
        .convertToBlob()
        .then((blob) => blob.arrayBuffer())
        .then((file) => [...new Uint8Array(file)]);
    },
    [...randomBytes(64)],
  );
  return Buffer.from(bytes);
}
