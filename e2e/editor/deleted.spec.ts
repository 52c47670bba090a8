import path from 'node:path';
import { ArticleForm } from '../pages/ArticleForm.ts';
import { ReaderArticle } from '../pages/ReaderArticle.ts';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi } from '../support/members/member-api.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';

test('an editor restores a deleted article, and readers find everything again at its address', async ({
  admin,
  page,
  screens,
  reader,
  request,
  uniqueTitle,
}) => {
  const article = new ReaderArticle(reader, `/blog/${uniqueTitle.toLowerCase().replaceAll(' ', '-')}`);
  const id = await admin.publishArticle({ title: uniqueTitle, slug: path.basename(article.path) });
  const member = await MemberApi.signUp(request);
  for (const [call, data] of [
    ['/comments', { comment_text: 'What I tried myself' }],
    ['/ratings', { rating: 4 }],
    ['/saved_blogs', {}],
  ] as const)
    expect((await member.call('POST', call, { blog_id: id, ...data })).ok()).toBe(true);
  await article.load();
  await member.signIn(reader);
  await admin.delete('blog', id);
  await expect.poll(async () => (await request.get(article.path)).status()).toBe(404);

  await screens.openNewestArticles();
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deleted' });
  await dialog.getByRole('textbox', { name: 'Search by title' }).fill(uniqueTitle.slice(-8).toUpperCase());
  const rows = dialog.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('1 comment, 1 rating, 1 save');
  await expect(rows.nth(1)).toContainText('Site Owner');
  expect(await axeFindingsInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
  await dialog.getByRole('button', { name: `Restore as draft: ${uniqueTitle}` }).click();
  await expect(page.getByText(`Restored “${uniqueTitle}” as a draft.`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${id}$`));
  const form = await ArticleForm.opened(page, uniqueTitle);
  expect((await request.get(article.path)).status()).toBe(404);
  await form.publish();

  await article.soonShows(async () => {
    await expect(article.title).toHaveText(uniqueTitle, { timeout: 1000 });
    await expect(article.text).toContainText('What I tried myself', { timeout: 5000 });
  });
  await expect(reader.getByRole('button', { name: /Unsave/ }).first()).toBeVisible();
  const rated = await member.call('GET', `/ratings/${member.id}/${id}`);
  expect(await rated.json()).toMatchObject({ rating: 4 });
});

test('the list of deleted entries says when it is empty, or cannot be loaded', async ({ page, screens }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await screens.openNewestArticles();
  await page.route(/\/admin\/deleted\//, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Deleted', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deleted' });
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText('shown');
  await dialog.getByRole('textbox', { name: 'Search by title' }).fill('nothing is called like this');
  await expect(dialog).toContainText('No deleted entry has “nothing is called like this” in its title.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Deleted', exact: true })).toBeFocused();
});
