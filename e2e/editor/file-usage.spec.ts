import { copyFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/files/root.ts';
import { expect, test } from '../support/fixtures.ts';

test('deleting a picture of a draft names where it is used and asks, and its usage leads there', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}, testInfo) => {
  const name = `${uniqueTitle.toLowerCase().replaceAll(' ', '-')}.webp`;
  const file = testInfo.outputPath(name);
  copyFileSync(inRoot('cms/content/images/insomnia-window.webp'), file);
  const thumbnail = await admin.upload(file);
  const other = await admin.upload(file);
  const id = await admin.create('blog', { title: uniqueTitle, thumbnail });
  await admin.update('blog', id, { description: 'A second version' });
  await admin.update('blog', id, { thumbnail: other });

  await screens.openFile(thumbnail);
  const details = page.getByRole('dialog', { name: 'File details' });
  const usage = details.getByRole('region', { name: 'Usage' });
  await expect(usage).toContainText('2 earlier versions, the newest is 2');
  await screens.openFile(other);
  await expect(usage).toContainText('draft');

  const question = page.getByRole('alertdialog', { name: 'Delete what is used?' });
  const remove = async () => {
    await details.getByRole('button', { name: 'Delete this file' }).click();
    const standard = page.getByRole('alertdialog', { name: 'Delete this media file?' });
    await standard.getByRole('button', { name: 'Confirm' }).click();
    await expect(question).toContainText(`“${name}” is used in:`);
    await expect(question).toContainText(`the article “${uniqueTitle}” (draft)`);
  };
  await remove();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByText('Nothing was deleted.')).toBeVisible();
  await screens.openFile(other);
  await expect(usage).toContainText('draft');

  await usage.getByRole('link', { name: `The article “${uniqueTitle}”` }).click();
  await expect(page.getByRole('heading', { name: uniqueTitle, level: 1 })).toBeVisible();

  await screens.openFile(other);
  await remove();
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(details).toBeHidden();
  expect(await admin.read('blog', id)).toMatchObject({ thumbnail: null });
});

test('several selected pictures are asked about together, and unused ones not at all', async ({
  admin,
  screens,
  page,
  uniqueTitle,
}, testInfo) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const upload = (name: string) => {
    const file = testInfo.outputPath(`${name}.webp`);
    copyFileSync(inRoot('cms/content/images/insomnia-window.webp'), file);
    return admin.upload(file);
  };
  const used = await upload(`${slug}-used`);
  const unused = await upload(`${slug}-unused`);
  await admin.create('blog', { title: uniqueTitle, thumbnail: used });

  const boxes = ['used', 'unused'].map((name) =>
    page.getByRole('checkbox', { name: `Select ${slug}-${name}.webp` }),
  );
  // On a busy machine, Strapi's list sometimes ignores its checkboxes until it is opened again.
  await expect(async () => {
    // Other tests upload pictures too, and the list shows the newest ten.
    await page.goto(`/admin/plugins/upload?_q=${slug}`);
    for (const box of boxes) await box.click();
    for (const box of boxes) await expect(box).toBeChecked({ timeout: 2000 });
  }).toPass();
  const confirm = async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  };
  await confirm();
  const question = page.getByRole('alertdialog', { name: 'Delete what is used?' });
  await expect(question).toContainText(`the article “${uniqueTitle}” (draft)`);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing was deleted.')).toBeVisible();

  await screens.openFile(unused);
  const details = page.getByRole('dialog', { name: 'File details' });
  await expect(details.getByText('This file is used nowhere.')).toBeVisible();
  await details.getByRole('button', { name: 'Delete this file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(details).toBeHidden();
  await expect(question).toBeHidden();
});
