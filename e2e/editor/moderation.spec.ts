import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { ModerationScreen } from '../pages/ModerationScreen.ts';
import { ReaderArticle } from '../pages/ReaderArticle.ts';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi } from '../support/members/member-api.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';

const getSlug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
/** Words that no other test uses. */
const unique = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`;

async function getListed(request: APIRequestContext, article: string): Promise<string[]> {
  const listed: { comment_text: string }[] = await (await request.get(`/api/comments/${article}`)).json();
  return listed.map(({ comment_text: text }) => text);
}

test.beforeEach(async ({ admin, page }) => {
  await new AdminScreens(page).startSession(await admin.createEditor('moderator'));
});

test('a reported comment is judged with its context and hidden by keys alone, and brought back', async ({
  admin,
  page,
  reader,
  request,
  uniqueTitle,
}) => {
  const blog_id = await admin.publishArticle({ title: uniqueTitle, slug: getSlug(uniqueTitle) });
  const [eve, ann] = [await MemberApi.signUp(request), await MemberApi.signUp(request)];
  const question = await ann.comment(blog_id, unique('What helps'));
  const [rude, ruder] = [unique('Nothing, fool'), unique('Nothing at all')];
  for (const text of [rude, ruder]) {
    const id = await eve.comment(blog_id, text, question);
    const reported = await ann.call('POST', `/comments/${id}/report`, { reason: 'abuse' });
    expect(reported.status()).toBe(200);
  }

  const moderation = new ModerationScreen(page);
  await moderation.open();
  const row = moderation.row(rude);
  await expect(row).toContainText('1 report: insulting or hateful.');
  await expect(row).toContainText(eve.credentials.username);
  await expect(row).toContainText('2 comments');
  await expect(row).toContainText(`In reply to ${ann.credentials.username}`);
  await expect(row.getByRole('link', { name: uniqueTitle })).toBeVisible();
  const address = await row.getByRole('link', { name: /on the site/ }).getAttribute('href');
  expect(await axeFindingsInBothSchemes(page, ['main'])).toEqual([]);

  // Into the list, and along it to the comment.
  await moderation.press('j');
  for (let steps = 0; steps < 30; steps += 1) {
    if (await row.evaluate((element) => element === document.activeElement)) break;
    await moderation.press('ArrowDown');
  }
  await expect(row).toBeFocused();
  await moderation.press('h');
  await expect(moderation.lastStep).toContainText(`Hidden: “${rude}`);
  await expect(row).toHaveCount(0);
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);
  await reader.goto(address ?? '');
  await expect(reader.getByText(ruder)).toBeVisible();
  await expect(reader.getByText(rude)).toHaveCount(0);

  await moderation.press('u');
  await expect(row).toBeFocused();
  await expect(row).toContainText('1 report');
  await moderation.press('l');
  await expect(row).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText(rude)).toBeVisible();

  await moderation.press('?');
  await expect(moderation.dialog).toContainText('Reply as the editors');
  await moderation.press('Escape');
  await expect(moderation.dialog).toHaveCount(0);
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);
});

test('a reply of the editors is typed without its letters acting, and is on the site with a badge', async ({
  admin,
  page,
  reader,
  request,
  uniqueTitle,
}) => {
  const article = new ReaderArticle(reader, `/blog/${getSlug(uniqueTitle)}`);
  const blog_id = await admin.publishArticle({ title: uniqueTitle, slug: getSlug(uniqueTitle) });
  const ann = await MemberApi.signUp(request);
  const question = unique('How long should I sleep?');
  await ann.comment(blog_id, question);

  const moderation = new ModerationScreen(page);
  await moderation.open('?tab=all');
  const row = moderation.row(question);
  await row.focus();
  await moderation.press('r');
  const field = row.getByRole('textbox', { name: 'Your reply as Wellfolio' });
  await expect(field).toBeFocused();
  const answer = unique('half dull bulb: had halal rub');
  await page.keyboard.type(answer);
  await expect(field).toHaveValue(answer);
  expect(await axeFindingsInBothSchemes(page, ['main'])).toEqual([]);
  // What is typed stays when the form is closed.
  await moderation.press('Escape');
  await expect(row).toBeFocused();
  await moderation.press('r');
  await expect(field).toHaveValue(answer);
  await moderation.press('Control+Enter');
  await expect(moderation.lastStep).toContainText('Your reply is on the site');

  await article.soonShows(async () => {
    await reader.getByRole('region', { name: 'Comments' }).scrollIntoViewIfNeeded();
    const reply = reader.getByRole('article').filter({ hasText: answer }).last();
    await expect(reply).toContainText('Wellfolio', { timeout: 3000 });
    await expect(reply.getByText('Editors', { exact: true })).toBeVisible();
  });
  await moderation.lastStep.getByRole('button', { name: 'Undo' }).click();
  await expect(moderation.lastStep).not.toContainText('Your reply');
});

test('a ban ends the session of a member, hides their comments and is told at login; it can be lifted', async ({
  admin,
  page,
  reader,
  request,
  uniqueTitle,
}) => {
  const blog_id = await admin.publishArticle({ title: uniqueTitle, slug: getSlug(uniqueTitle) });
  const eve = await MemberApi.signUp(request);
  const texts = [unique('Buy this'), unique('And that')];
  for (const text of texts) await eve.comment(blog_id, text);

  const moderation = new ModerationScreen(page);
  await moderation.open('?tab=all');
  await moderation.row(texts[0]!).focus();
  await moderation.press('b');
  await expect(moderation.dialog).toContainText(`Ban ${eve.credentials.username}?`);
  await expect(moderation.dialog).toContainText('logged out everywhere at once');
  expect(await axeFindingsInBothSchemes(page, ['[role=alertdialog]'])).toEqual([]);
  await moderation.dialog.getByRole('checkbox', { name: /hide the 2 comments/ }).check();
  await moderation.dialog.getByRole('button', { name: 'Ban' }).click();
  await expect(moderation.lastStep).toContainText('is banned, and 2 comments are hidden');
  await expect(moderation.row(texts[0]!)).toContainText('Banned');
  await expect(moderation.row(texts[0]!)).toContainText('Hidden');
  expect((await eve.call('GET', '/users/me')).status()).toBe(401);

  // Undo takes all of it back, for readers too.
  await moderation.press('u');
  await expect(moderation.lastStep).toContainText(
    `The ban of ${eve.credentials.username} is lifted, and 2 comments are back.`,
  );
  await expect(moderation.row(texts[0]!)).not.toContainText('Hidden');
  await expect(moderation.row(texts[1]!)).not.toContainText('Banned');
  expect(await getListed(request, blog_id)).toEqual(texts.toReversed());
  await moderation.press('b');
  await moderation.dialog.getByRole('checkbox', { name: /hide the 2 comments/ }).check();
  await moderation.dialog.getByRole('button', { name: 'Ban' }).click();
  await expect(moderation.lastStep).toContainText('is banned, and 2 comments are hidden');
  expect(await getListed(request, blog_id)).toEqual([]);

  // With the session from before the ban: the member's own page greets nobody, and leads on.
  await reader.goto('/');
  await eve.signIn(reader);
  await reader.goto('/my-account');
  const ended = reader.getByRole('main').getByRole('alert');
  await expect(ended).toContainText('Session expired.');
  await expect(reader.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(reader.getByText(eve.credentials.username)).toHaveCount(0);
  await ended.getByRole('link', { name: 'Log in' }).click();
  await reader.getByRole('textbox', { name: 'Email or username' }).fill(eve.credentials.email);
  await reader.getByRole('textbox', { name: 'Password', exact: true }).fill(eve.credentials.password);
  await reader.getByRole('button', { name: 'Log in' }).click();
  await expect(reader.getByRole('alert')).toContainText('The editors have blocked this account.');

  await moderation.choose('Banned members');
  await page.getByRole('button', { name: `Lift the ban of ${eve.credentials.username}` }).click();
  await reader.getByRole('button', { name: 'Log in' }).click();
  await expect(reader).not.toHaveURL(/login/);
});

test('deleting all of a member says what goes and what stays', async ({
  admin,
  page,
  reader,
  request,
  uniqueTitle,
}) => {
  const blog_id = await admin.publishArticle({ title: uniqueTitle, slug: getSlug(uniqueTitle) });
  const [eve, ann] = [await MemberApi.signUp(request), await MemberApi.signUp(request)];
  const [answered, alone] = [unique('Answered'), unique('Alone')];
  await ann.comment(blog_id, 'The answer stays', await eve.comment(blog_id, answered));
  await eve.comment(blog_id, alone);

  const moderation = new ModerationScreen(page);
  await moderation.open('?tab=all');
  await moderation
    .row(alone)
    .getByRole('button', { name: /^Delete all of this member/ })
    .click();
  await expect(moderation.dialog).toContainText('All 2 comments of this member are deleted for good');
  await expect(moderation.dialog).toContainText('Others have replied to 1 of them');
  await expect(moderation.dialog).toContainText(`${eve.credentials.username} is not renamed`);
  await moderation.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(moderation.row(alone)).toBeFocused();
  await moderation.press('d');
  await moderation.dialog.getByRole('button', { name: 'Delete them' }).click();
  await expect(moderation.lastStep).toContainText('2 comments are deleted');
  await expect(moderation.row(alone)).toHaveCount(0);
  await expect(moderation.row(answered)).toHaveCount(0);

  await reader.goto(`/blog/${getSlug(uniqueTitle)}#comments`);
  await expect(reader.getByText('The answer stays')).toBeVisible();
  await expect(reader.getByText('This comment was deleted by the editors.')).toBeVisible();
  await expect(reader.getByText(alone)).toHaveCount(0);
});

test('a comment with a word of the list waits, its author sees it, and everybody once it is approved', async ({
  admin,
  page,
  reader,
  request,
  uniqueTitle,
}) => {
  const word = `zyx${randomUUID().slice(0, 8)}`;
  const blog_id = await admin.publishArticle({ title: uniqueTitle, slug: getSlug(uniqueTitle) });
  const moderation = new ModerationScreen(page);
  await moderation.open('?tab=held');
  await page.getByRole('button', { name: 'Word list' }).click();
  const field = moderation.dialog.getByRole('textbox', { name: /Words and phrases/ });
  await expect(field).toBeFocused();
  // The good line is taken, the bad ones stay with their reason.
  await page.keyboard.type(`!?\n${word}\n${'x'.repeat(81)}`);
  await moderation.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(moderation.dialog.getByRole('button', { name: `Remove ${word}` })).toBeVisible();
  await expect(moderation.dialog.getByRole('status').filter({ hasText: '1 word is added.' })).toBeVisible();
  const alert = moderation.dialog.getByRole('alert');
  await expect(alert).toContainText('“!?” contains no letter and no digit to look for.');
  await expect(alert).toContainText('is longer than 80 characters.');
  await expect(field).toHaveValue(`!?\n${'x'.repeat(81)}`);
  await expect(field).toBeFocused();
  expect(await axeFindingsInBothSchemes(page, ['[role=dialog]'])).toEqual([]);
  await moderation.dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  const eve = await MemberApi.signUp(request);
  await reader.goto(`/blog/${getSlug(uniqueTitle)}#comments`);
  await eve.signIn(reader);
  await reader.reload();
  const comments = reader.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox', { name: 'Your comment' }).fill(`Try ${word}`);
  await comments.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments.getByText(/^Your comment waits for the editors/)).toBeVisible();
  await expect(comments.getByText(/^Waiting for the editors/)).toBeVisible();
  const listed = await request.get(`/api/comments/${blog_id}`);
  expect(await listed.json()).toEqual([]);

  await moderation.open('?tab=held');
  const row = moderation.row(word);
  await expect(row).toContainText(`it contains “${word}”`);
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(moderation.lastStep).toContainText('Approved');
  await reader.evaluate(() => localStorage.clear());
  await reader.reload();
  await expect(comments.getByText(`Try ${word}`)).toBeVisible();
  await expect(comments.getByText(/^Waiting for the editors/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Word list' }).click();
  await moderation.dialog.getByRole('button', { name: `Remove ${word}` }).click();
  await expect(moderation.dialog.getByRole('button', { name: `Remove ${word}` })).toHaveCount(0);
});
