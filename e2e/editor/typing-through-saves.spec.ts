import type { Page, Request } from '@playwright/test';
import { MergeDialog } from '../pages/MergeDialog.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdWrites } from '../support/page/hold-writes.ts';

const PAUSED = { delay: 50 };
const PROSE = {
  __component: 'blocks.rich-text',
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Stored words' }] }],
};
const LETTERS = ' and everything else that comes to mind 0123456789 while it is being stored';

/** Resolves once the form has the response, and nothing fills it any more. */
async function waitForForm(page: Page): Promise<void> {
  await page.waitForResponse(
    (response) =>
      response.request().method() === 'GET' && /collection-types\/api::\w+\.\w+\/\w+/.test(response.url()),
  );
  await page.waitForTimeout(1000);
}

test('text that is typed during Publish stays, and the caret as well', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, description: 'Stored' });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Sent here');
  const release = await holdWrites(page);
  await form.pressPublish();
  await form.description.press('End');
  for (let step = 0; step < 'here'.length; step += 1) await form.description.press('ArrowLeft');
  await form.description.pressSequentially('late ');
  const loaded = waitForForm(page);
  release();
  await loaded;
  await expect(form.description).toHaveValue('Sent late here');
  await page.keyboard.type('and ');
  await expect(form.description).toHaveValue('Sent late and here');
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Sent late and here' });
});

for (const button of ['Save', 'Publish']) {
  test(`text that is typed during the first ${button} of an article stays in its form`, async ({
    admin,
    page,
    screens,
    uniqueTitle,
  }) => {
    const form = await screens.startArticle(uniqueTitle);
    await form.describe('Sent');
    const release = await holdWrites(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await form.description.press('End');
    await form.description.pressSequentially(', late');
    const loaded = waitForForm(page);
    release();
    await loaded;
    await expect(page).toHaveURL(/api::blog\.blog\/[a-z0-9]{24}/);
    await expect(form.description).toHaveValue('Sent, late');
    await page.keyboard.type(' and later');
    await expect(form.description).toHaveValue('Sent, late and later');
    await form.save();
    const id = await admin.find('blog', 'title', uniqueTitle);
    expect(await admin.read('blog', id)).toMatchObject({ description: 'Sent, late and later' });
  });

  test(`no letter is lost by typing on through ${button}`, async ({ admin, page, screens, uniqueTitle }) => {
    const id = await admin.create('blog', { title: uniqueTitle });
    const form = await screens.draft(id, uniqueTitle);
    await form.describe('Sent');
    await page.getByRole('button', { name: button, exact: true }).click();
    await form.description.press('End');
    await form.description.pressSequentially(LETTERS, PAUSED);
    await expect(form.description).toHaveValue(`Sent${LETTERS}`);
  });
}

for (const button of ['Save', 'Publish']) {
  test(`prose that is typed during ${button} stays, and what was there before`, async ({
    admin,
    page,
    screens,
    uniqueTitle,
  }) => {
    const id = await admin.create('blog', { title: uniqueTitle, content: [PROSE] });
    const form = await screens.draft(id, uniqueTitle);
    const prose = form.content;
    await prose.append(' sent');
    const release = await holdWrites(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await prose.append(' late');
    const loaded = waitForForm(page);
    release();
    await loaded;
    await expect(prose.text.getByText('Stored words sent late', { exact: true })).toBeVisible();
    await prose.append(' later');
    await form.save();
    await expect(prose.text.getByText('Stored words sent late later', { exact: true })).toBeVisible();
    expect(JSON.stringify(await admin.read('blog', id))).toContain('"Stored words sent late later"');
  });
}

test('prose that is typed without a pause is kept in the browser while it is typed', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, content: [PROSE] });
  const form = await screens.draft(id, uniqueTitle);
  const prose = form.content;
  await prose.goOnAtTheEnd();
  await screens.wait(1500);
  await expect(page.getByText('Unsaved text is kept')).toHaveCount(0);
  const text = LETTERS.repeat(3);
  let isTyping = true;
  const typed = page.keyboard.type(text, { delay: 30 }).finally(() => {
    isTyping = false;
  });
  await expect(page.getByText('Unsaved text is kept')).toBeVisible();
  expect(isTyping).toBe(true);
  await typed;
  await expect(prose.text.getByText(`Stored words${text}`, { exact: true })).toBeVisible();
});

test('no letter is lost by typing on through the first Save', async ({ page, screens, uniqueTitle }) => {
  const form = await screens.startArticle(uniqueTitle);
  await form.describe('Sent');
  await form.pressSave();
  await form.description.press('End');
  await page.keyboard.type(LETTERS, PAUSED);
  await expect(page).toHaveURL(/api::blog\.blog\/[a-z0-9]{24}/);
  await expect(form.description).toHaveValue(`Sent${LETTERS}`);
});

test('text that is typed while a category is created stays', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const form = await screens.newCategory();
  await form.name(uniqueTitle);
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Sent');
  const release = await holdWrites(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await description.fill('Sent, late');
  const loaded = waitForForm(page);
  release();
  await loaded;
  await expect(description).toHaveValue('Sent, late');
  await admin.deleteWhere('category', 'name', [uniqueTitle]);
});

test('text that is typed while a duplicate is saved stays in its form', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const content = [{ __component: 'blocks.paragraph', text: 'Both have this' }];
  const id = await admin.create('blog', { title: uniqueTitle, description: 'Original', content });
  const form = await screens.duplicate(id);
  await form.title.fill(`${uniqueTitle}, duplicate`);
  await form.address.fill(`duplicate-${id}`);
  const release = await holdWrites(page);
  await form.pressSave();
  await form.describe('Late');
  const loaded = waitForForm(page);
  release();
  await loaded;
  await expect(page).not.toHaveURL(/clone/);
  await expect(form.description).toHaveValue('Late');
  await form.save();
  const duplicate = await admin.find('blog', 'title', `${uniqueTitle}, duplicate`);
  expect(await admin.read('blog', duplicate)).toMatchObject({ description: 'Late', content });
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Original', content });
});

test('unsaved text of a duplicate is offered in duplicates and new articles, not in the original', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [{ __component: 'blocks.paragraph', text: 'Both have this' }],
  });
  page.on('dialog', (dialog) => void dialog.accept());
  // Who has a duplicate open does not have the original open.
  const presence: string[] = [];
  const notePresence = (request: Request) => {
    if (request.url().includes('/admin/presence/') && request.url().includes(id))
      presence.push(request.url());
  };
  page.on('request', notePresence);
  const typed = await screens.duplicate(id);
  await typed.title.fill(`${uniqueTitle}, duplicate`);
  await expect(page.getByText('Unsaved text is kept')).toBeVisible();

  page.off('request', notePresence);
  expect(presence).toEqual([]);

  const original = await screens.draft(id, uniqueTitle);
  await screens.wait(1000);
  await expect(original.offer).toHaveCount(0);

  const created = await screens.newArticle();
  const words = `“${uniqueTitle}, duplicate”, a duplicate, from`;
  await expect(created.offer).toContainText(words);

  const again = await screens.duplicate(id);
  await expect(again.offer).toContainText(words);
  await again.bringBack();
  await expect(again.title).toHaveValue(`${uniqueTitle}, duplicate`);
  await expect(page.getByText('Unsaved text is kept')).toBeVisible();

  const kept = await screens.newArticle();
  await kept.bringBack();
  await kept.address.fill(`kept-${id}`);
  await kept.save();
  const stored = await admin.find('blog', 'title', `${uniqueTitle}, duplicate`);
  expect(await admin.read('blog', stored)).toMatchObject({ content: [{ text: 'Both have this' }] });
});

test('turning the device offers nothing and keeps an open question with what was chosen', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, description: 'Before' });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Mine');
  await expect(page.getByText('Unsaved text is kept')).toBeVisible();
  const turn = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await screens.wait(1000);
  };
  await turn(700, 1000);
  await expect(form.offer).toHaveCount(0);
  await turn(1440, 900);
  await expect(form.offer).toHaveCount(0);
  await expect(form.description).toHaveValue('Mine');

  await admin.update('blog', id, { description: 'By the owner' });
  await form.pressSave();
  const merge = new MergeDialog(page);
  await expect(merge.dialog).toContainText('Site Owner has changed this');
  await merge.choose('Description', 'Your text');
  await turn(700, 1000);
  await expect(merge.dialog).toContainText('Mine');
  await turn(1440, 900);
  await expect(merge.choice('Description', 'Your text')).toBeChecked();
  await merge.putTogether();
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Mine' });
});

test('after saving with the keyboard, the editor goes on typing', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  const form = await screens.draft(id, uniqueTitle);
  await form.description.pressSequentially('One');
  await page.keyboard.press('Control+s');
  await page.keyboard.type(LETTERS, PAUSED);
  await expect(form.description).toHaveValue(`One${LETTERS}`);
});
