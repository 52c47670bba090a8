import { ArticleListPage } from '../pages/ArticleListPage.ts';
import { MergeDialog } from '../pages/MergeDialog.ts';
import { expect, test } from '../support/fixtures.ts';

const paragraph = (text: string) => ({ __component: 'blocks.paragraph', text });
const FIRST = 'The first part of the text is here';
const SECOND = 'The second part follows soon';
const THIRD = 'At the end there is a third part';

test('a save over somebody else’s newer save is refused, compared and put together', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    description: 'Before',
    content: [FIRST, SECOND, THIRD].map(paragraph),
  });
  const form = await screens.draft(id, uniqueTitle);
  await form.title.fill(`${uniqueTitle}, mine`);
  await form.describe('Described by me');

  // Site Owner changes one part, removes another, and describes it too.
  await admin.update('blog', id, {
    description: 'Described by the owner',
    content: [paragraph(`${FIRST} and there`), paragraph(THIRD)],
  });
  await form.pressSave();

  const merge = new MergeDialog(page);
  await expect(merge.dialog).toContainText(/Site Owner has changed this since you opened it/);
  await expect(merge.dialog).toContainText('both of you have changed it');
  await merge.decideLater();
  await expect(form.title).toHaveValue(`${uniqueTitle}, mine`);

  await form.pressSave();
  await expect(merge.dialog.getByRole('region', { name: 'Text' })).toContainText(
    'Paragraph, only in your text',
  );
  await merge.choose('Description', 'Your text');
  await merge.choose('Paragraph, only in your text', 'Your text');
  await merge.putTogether();
  await form.save();

  const stored = await admin.read('blog', id);
  expect(stored).toMatchObject({ title: `${uniqueTitle}, mine`, description: 'Described by me' });
  expect(stored.content).toMatchObject([{ text: `${FIRST} and there` }, { text: SECOND }, { text: THIRD }]);
});

test('what one changes and the other deletes is shown as changed by both, and stays', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', {
    title: uniqueTitle,
    content: [FIRST, SECOND, THIRD].map(paragraph),
  });
  const form = await screens.draft(id, uniqueTitle);
  await form.content.goOnAfter(SECOND);
  await form.content.type(', says the editor');
  await form.content.deleteLine(THIRD);

  // Site Owner deletes what the editor has changed, and changes what the editor has deleted.
  await admin.update('blog', id, { content: [paragraph(FIRST), paragraph(`${THIRD}, says the owner`)] });
  await form.pressSave();
  const merge = new MergeDialog(page);
  const text = merge.dialog.getByRole('region', { name: 'Text' });
  await expect(text).toContainText('Paragraph, only in your text: both of you have changed it');
  await expect(text).toContainText('Paragraph, not in your text: both of you have changed it');
  await merge.putTogether();
  await expect(page.getByText('has changed')).toHaveCount(0);
  await form.save();
  expect((await admin.read('blog', id)).content).toMatchObject([
    { text: FIRST },
    { text: `${SECOND}, says the editor` },
    { text: `${THIRD}, says the owner` },
  ]);
});

test('two editors change different paragraphs of one text, and nobody has to choose', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const prose = (...texts: string[]) => [
    {
      __component: 'blocks.rich-text',
      body: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
    },
  ];
  const id = await admin.create('blog', { title: uniqueTitle, content: prose(FIRST, SECOND, THIRD) });
  const form = await screens.draft(id, uniqueTitle);
  await form.content.goOnAfter(SECOND);
  await form.content.type(', says the editor');

  await admin.update('blog', id, { content: prose(`${FIRST}, says the owner`, SECOND, THIRD) });
  await form.pressSave();
  const merge = new MergeDialog(page);
  await expect(merge.dialog.getByRole('region', { name: 'Text' })).toContainText('Prose, changed');
  await expect(merge.dialog).not.toContainText('both of you have changed it');
  await merge.putTogether();
  await form.save();
  expect((await admin.read('blog', id)).content).toMatchObject(
    prose(`${FIRST}, says the owner`, `${SECOND}, says the editor`, THIRD),
  );
});

test('categories that were chosen before a refused save are stored with what is put together', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, description: 'Before' });
  const form = await screens.draft(id, uniqueTitle);
  await form.chooseCategory('Insomnia');
  await admin.update('blog', id, { description: 'Described by the owner' });
  await form.pressSave();

  const merge = new MergeDialog(page);
  await expect(merge.dialog.getByRole('region', { name: 'Categories' })).toContainText('Insomnia');
  await merge.putTogether();
  await form.save();

  expect(await admin.read('blog', id)).toMatchObject({
    description: 'Described by the owner',
    categories: { count: 1 },
  });
});

test('deleting what somebody else has changed is refused in the list, with who changed it', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle });
  await screens.openNewestArticles();
  const row = new ArticleListPage(page).row(uniqueTitle);
  await expect(row).toBeVisible();
  await admin.update('blog', id, { description: 'By the owner' });
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  const confirm = page.getByRole('button', { name: 'Delete 1 article' });
  // The list forgets what is selected when it is loaded again.
  await expect(async () => {
    if (!(await remove.isVisible())) await row.getByRole('checkbox').click();
    await remove.click({ timeout: 2000 });
    await expect(confirm).toBeVisible();
  }).toPass();
  await confirm.click();
  const refusal = page.getByRole('dialog').filter({ hasText: 'Not done' });
  await expect(refusal).toContainText(`Site Owner has changed “${uniqueTitle}” in the meantime`);
  await refusal.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(row).toBeVisible();
  expect(await admin.read('blog', id)).toMatchObject({ description: 'By the owner' });
});
