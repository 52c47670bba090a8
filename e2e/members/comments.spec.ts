import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi } from '../support/members/member-api.ts';

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });

async function logIn(page: Page, { credentials }: MemberApi): Promise<void> {
  await page.getByRole('textbox', { name: 'Email or username' }).fill(credentials.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('saving as a guest prompts for login, keeps the scroll position and returns to the article', async ({
  page,
  request,
}) => {
  const member = await MemberApi.signUp(request);
  await page.goto('/blog/insomnia-what-really-helps?from=a-friend');
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Save Insomnia/i })
    .first();
  await save.scrollIntoViewIfNeeded();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(async () => {
    await save.click();
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(dialog).toContainText('You need to log in to rate or save this blog.');
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(save).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await save.click();
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, member);
  await expect(page).toHaveURL('/blog/insomnia-what-really-helps?from=a-friend');
  await save.click();
  await expect(page.getByRole('button', { name: /Unsave Insomnia/i }).first()).toBeVisible();
});

test('the login dialog on the home page uses its own wording', async ({ page }) => {
  await page.goto('/');
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(async () => {
    await save.click();
    await expect(dialog).toContainText('Please log in to save blogs', { timeout: 3000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('fifty comments show at first, and a reported and hidden one disappears with its replies', async ({
  page,
  request,
  admin,
  uniqueTitle,
}) => {
  test.setTimeout(90_000);
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const blog_id = await admin.publishArticle({ title: uniqueTitle, slug });
  const reader = await MemberApi.signUp(request);
  let writer = await MemberApi.signUp(request);
  const ids: number[] = [];
  for (let number = 1; number <= 55; number++) {
    // A new account may write at most twenty comments.
    if (number % 20 === 0) writer = await MemberApi.signUp(request);
    const response = await writer.call('POST', '/comments', { blog_id, comment_text: `Thought ${number}.` });
    expect(response.status()).toBe(201);
    const { comment_id }: { comment_id: number } = await response.json();
    ids.push(comment_id);
  }
  const last = ids.at(-1);
  const reply = await reader.call('POST', '/comments', {
    blog_id,
    comment_text: 'So is it.',
    parent_comment_id: last,
  });
  expect(reply.status()).toBe(201);

  await page.goto(`/blog/${slug}`);
  await reader.signIn(page);
  await page.reload();
  await comments(page).scrollIntoViewIfNeeded();
  const shown = comments(page).getByText(/^Thought \d+\.$/);
  await expect(shown).toHaveCount(50);
  await expect(shown.first()).toHaveText('Thought 55.');
  await expect(comments(page).getByText('So is it.')).toHaveCount(1);
  await comments(page).getByRole('button', { name: 'Show more' }).click();
  await expect(shown).toHaveCount(55);
  await expect(comments(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);

  await comments(page)
    .getByRole('button', { name: /^Report:/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(comments(page).getByRole('button', { name: /^Reported:/ })).toHaveCount(1);
  const again = await reader.call('POST', `/comments/${last}/report`);
  expect(again.status()).toBe(409);

  await admin.update('comment', await admin.find('comment', 'id', String(last)), { hidden: true });
  await expect(async () => {
    await page.reload();
    await comments(page).scrollIntoViewIfNeeded();
    await expect(shown.first()).toHaveText('Thought 54.', { timeout: 2000 });
  }).toPass();
  await expect(comments(page).getByText('So is it.')).toHaveCount(0);
});

test('a comment survives an expired session and can be posted after logging in again', async ({
  page,
  request,
}) => {
  const member = await MemberApi.signUp(request);
  await page.goto('/blog/panic-attacks-what-to-do');
  await member.signIn(page);
  await page.reload();
  await comments(page).scrollIntoViewIfNeeded();
  const text = `A long thought of ${member.credentials.username}`;
  await comments(page).getByRole('textbox').first().fill(text);
  // Setting a new password elsewhere ends every session.
  const newPassword = 'Other@place9';
  const { password } = member.credentials;
  const changed = await member.call('POST', '/users/update-password', {
    currentPassword: password,
    newPassword,
  });
  expect(changed.status()).toBe(200);
  await comments(page).getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText(/Session expired\./).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await comments(page).getByRole('alert').getByRole('link', { name: 'log in' }).click();
  await page.getByRole('textbox', { name: 'Email or username' }).fill(member.credentials.username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/blog/panic-attacks-what-to-do#comments');
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('textbox').first()).toHaveValue(text);
  await comments(page).getByRole('button', { name: 'Post comment' }).click();
  await expect(comments(page).getByRole('listitem').filter({ hasText: text })).toBeVisible();
});
