import { expect, test } from '../support/fixtures.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { createHeic, createUniquePicture } from '../support/unique-picture.ts';
import { ReaderArticle } from '../pages/ReaderArticle.ts';

test('pictures are dropped, pasted and uploaded in one step, and described where they stand', async ({
  admin,
  page,
  screens,
  reader,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const picture = createUniquePicture(`${slug}.webp`);
  const form = await screens.startArticle(uniqueTitle);
  await form.describe('A quiet evening.');
  await form.chooseCategory('Insomnia');
  const { content } = form;
  await content.start();
  await content.place(picture, 'drop');
  await expect(content.blockHeader('Picture')).toContainText(`${slug}.webp`);
  await content.openBlock('Picture');
  const alternative = content.text.getByRole('textbox', { name: 'Alternative text' });
  await alternative.fill('A window at dusk');
  await alternative.press('Tab');
  await expect(content.text.getByText('From the media library: used wherever')).toBeVisible();

  // The same file for the article's picture: the library has it, with its text.
  const thumbnail = page.getByRole('group', { name: 'Picture', exact: true }).first();
  const field = thumbnail.locator('xpath=..');
  await field.locator('input[type=file]').setInputFiles(picture);
  const note = field.getByRole('status');
  await expect(note).toContainText(`The library had this picture already, as “${slug}.webp”`);
  await note.getByRole('button', { name: 'Keep it' }).click();
  await expect(note).toHaveText('');
  const corrected = page.getByRole('textbox', { name: 'Alternative text' }).first();
  await corrected.fill('A window at night');
  await corrected.press('Tab');
  await expect(alternative).toHaveValue('A window at night');

  await content.goOnAtTheEnd();
  await content.place(createUniquePicture(`${slug}-2.webp`), 'paste');
  await expect(content.blockHeader('Picture')).toHaveCount(2);
  await form.publish();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
  const article = new ReaderArticle(reader, `/blog/${slug}`);
  await article.soonShows(() =>
    expect(article.text.getByRole('img', { name: 'A window at night' })).toBeAttached({ timeout: 1000 }),
  );
  const stored = JSON.stringify(await admin.read('blog', page.url().split('/').at(-1)?.split('?')[0] ?? ''));
  expect(stored).toContain(`${slug}-2.webp`);
});

test('a picture of an iPhone is refused with a way to save it otherwise, whatever its name', async ({
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.startArticle(uniqueTitle);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(createHeic('evening.jpg'));
  const refusal = 'evening.jpg is a HEIC picture, which browsers cannot show. Open it in Preview (Mac)';
  await expect(page.getByText(refusal)).toBeVisible();
  await form.content.start();
  await form.content.place(createHeic('IMG_1.heic'), 'drop');
  await expect(page.getByText('IMG_1.heic is a HEIC picture')).toBeVisible();
});

test('pictures without alternative text are described one after another with the keyboard', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}, testInfo) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const ids = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const { buffer } = createUniquePicture();
      return admin.uploadBytes(`${slug}-${number}.webp`, buffer);
    }),
  );
  await admin.create('blog', {
    title: uniqueTitle,
    thumbnail: ids[0],
    topBanner: ids[1],
    middleBanner: ids[2],
  });
  await screens.openLibrary();
  await page.getByRole('link', { name: 'Pictures without alternative text' }).click();
  await expect(
    page.getByRole('heading', { name: 'Pictures without alternative text', level: 1 }),
  ).toBeVisible();

  const rows = page.getByRole('listitem').filter({ hasText: slug });
  const field = (index: number) => rows.nth(index).getByRole('textbox');
  await expect(rows.first()).toContainText(`the article “${uniqueTitle}” (draft)`);
  expect(await axeFindingsInBothSchemes(page, ['main'])).toEqual([]);

  await field(0).fill('A window at dusk');
  await field(0).press('Enter');
  await expect(rows.nth(0)).toContainText('Stored');
  await expect(field(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toContainText('Stored');
  await expect(field(2)).toBeFocused();

  // A colleague describes the third one meanwhile.
  const name = (await rows.nth(2).getByRole('heading').textContent()) ?? '';
  const third = ids[Number(/-(\d)\.webp$/.exec(name)?.[1]) - 1] ?? 0;
  await admin.describePicture(third, 'A lamp');
  await field(2).fill('A lantern');
  await field(2).press('Enter');
  await expect(rows.nth(2)).toContainText('written “A lamp” meanwhile');
  await expect(field(2)).toHaveValue('A lantern');
  await field(2).press('Enter');
  await expect(rows.nth(2)).toContainText('Stored');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: testInfo.outputPath('phone.png') });
  await page.reload();
  await expect(page.getByText(/pictures?, \d+ of them in use|None is left/)).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('crops of the site keep the focal point in sight, which is set with the keyboard', async ({
  admin,
  page,
  screens,
  reader,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const image = await admin.uploadBytes(`${slug}.webp`, createUniquePicture().buffer);
  const content = [{ __component: 'blocks.image', image, alt: 'A window' }];
  await admin.publishArticle({ title: uniqueTitle, slug, layoutType: 'full-bleed-image', content });
  await screens.openFile(image);
  const details = page.getByRole('dialog', { name: 'File details' });
  const point = details.getByRole('region', { name: 'Focal point' });
  await point.getByRole('spinbutton', { name: 'From the left, in %' }).fill('20');
  await point.getByRole('spinbutton', { name: 'From the top, in %' }).fill('80');
  expect(await axeFindingsInBothSchemes(page, ['section[aria-labelledby=focal-point]'])).toEqual([]);
  await point.getByRole('button', { name: 'Store the focal point' }).press('Enter');
  await expect(point.getByRole('status')).toContainText('Stored');
  // Strapi's form still has what it was opened with.
  await details.getByRole('checkbox', { name: 'Decorative' }).press('Space');
  await expect(details.getByText('It has no alternative text.')).toBeVisible();
  await details.locator('input[name=caption]').fill('By the editors');
  const save = details.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(save).toBeDisabled();

  const article = new ReaderArticle(reader, `/blog/${slug}`);
  await article.soonShows(() =>
    expect(article.text.getByRole('img', { name: 'A window' })).toHaveCSS('object-position', '20% 80%', {
      timeout: 1000,
    }),
  );
  await screens.openFile(image);
  await expect(details.getByRole('checkbox', { name: 'Decorative' })).toBeChecked();
  await expect(point.getByRole('spinbutton', { name: 'From the left, in %' })).toHaveValue('20');
});

test('a picture of the library is found and chosen with one press', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  await admin.uploadBytes(`${slug}.webp`, createUniquePicture().buffer);
  await screens.newArticle();
  const field = page.getByRole('group', { name: 'Picture', exact: true }).first();
  await field.getByRole('button', { name: 'Choose from the library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('textbox', { name: 'Search by name or alternative text' }).fill(slug);
  const found = dialog.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('not described yet');
  expect(await axeFindingsInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
  await found.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(field.getByRole('button', { name: 'Upload another' })).toBeVisible();
});
