import { ArticleForm } from '../pages/ArticleForm.ts';
import { MergeDialog } from '../pages/MergeDialog.ts';
import { expect, test } from '../support/fixtures.ts';

test('a related entry opens in a tab of its own, where what is typed is compared as in every form', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const suggestedTitle = `${uniqueTitle}, suggested`;
  const suggested = await admin.create('blog', { title: suggestedTitle, description: 'Before' });
  const id = await admin.create('blog', {
    title: uniqueTitle,
    suggestedBlogs: { connect: [{ documentId: suggested }] },
  });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Mine');
  const other = await form.openRelated(suggestedTitle);
  await other.form.describe('Typed in the other tab');

  await admin.update('blog', suggested, { description: 'By the owner' });
  await other.form.pressSave();
  const merge = new MergeDialog(other.page);
  await merge.choose('Description', 'Your text');
  await merge.putTogether();
  await other.form.save();
  expect(await admin.read('blog', suggested)).toMatchObject({ description: 'Typed in the other tab' });

  await expect(form.description).toHaveValue('Mine');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Mine', suggestedBlogs: { count: 1 } });
});

test('a related entry is created in one tab of its own, and nothing else is saved', async ({
  admin,
  page,
  screens,
  uniqueTitle,
}) => {
  const id = await admin.create('blog', { title: uniqueTitle, description: 'Before' });
  const form = await screens.draft(id, uniqueTitle);
  await form.describe('Mine');

  const other = await form.createRelated('More to Explore', 'keyboard');
  await ArticleForm.opened(other, 'New');
  await other.close();

  const tab = await form.createRelated('More to Explore', 'pointer');
  expect(page.context().pages()).toHaveLength(2);
  const created = await ArticleForm.opened(tab, 'New');
  await created.title.fill(`${uniqueTitle}, created`);
  await created.save();
  await tab.close();
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Before' });

  await form.suggest(`${uniqueTitle}, created`);
  await expect(form.description).toHaveValue('Mine');
  await form.save();
  expect(await admin.read('blog', id)).toMatchObject({ description: 'Mine', suggestedBlogs: { count: 1 } });
});
