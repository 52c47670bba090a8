import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { getCode, waitForMailTo } from '../support/product/mailbox.ts';
import { MemberApi, newCredentials, type Credentials } from '../support/members/member-api.ts';

const ARTICLE = '/blog/insomnia-what-really-helps';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const account = (page: Page, { username }: Credentials) =>
  page.getByRole('banner').getByRole('link', { name: username });

async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await field(page, 'Email or username').fill(identifier);
  await field(page, 'Password').fill(password);
  await press(page, 'Log in');
}

test('a member signs up, saves, rates and comments on an article and resets the password', async ({
  page,
  request,
}) => {
  const member = newCredentials();
  const renewed = 'Morning$walk8';

  await test.step('signs up and is logged in', async () => {
    await page.goto('/signup');
    await field(page, 'Username').fill(member.username);
    await field(page, 'Email').fill(member.email);
    await field(page, 'Password').fill(member.password);
    await field(page, 'Confirm password').fill(member.password);
    await page.getByRole('checkbox').check();
    await press(page, 'Sign up');
    await expect(page).toHaveURL('/');
    await expect(account(page, member)).toBeVisible();
  });

  await test.step('saves an article', async () => {
    await page.goto(ARTICLE);
    const save = page
      .getByRole('main')
      .getByRole('button', { name: /^Save .*insomnia/i })
      .first();
    await save.click();
    await expect(page.getByRole('button', { name: /Unsave .*insomnia/i }).first()).toBeVisible();
  });

  const stars = page.getByRole('group', { name: 'Your rating' });
  await test.step('rates the article by keyboard', async () => {
    await page.getByRole('heading', { name: 'Rate this article' }).scrollIntoViewIfNeeded();
    await stars.getByRole('radio', { name: '4 stars' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await expect(page.getByText('You rated this article 5 out of 5.')).toBeVisible();
  });

  const comments = page.getByRole('region', { name: 'Comments' });
  const text = `Going to bed at one time helped. <b>${member.username}</b>\nSecond line.`;
  const replies = comments.getByRole('list', { name: `Replies to ${member.username}` });
  await test.step('posts a comment and a reply', async () => {
    await comments.scrollIntoViewIfNeeded();
    await comments.getByRole('textbox').first().fill(text);
    await comments.getByRole('button', { name: 'Post comment' }).click();
    const own = comments.getByRole('listitem').filter({ hasText: member.username }).first();
    await expect(own).toContainText(`<b>${member.username}</b>`);
    await own.getByRole('button', { name: 'Reply' }).click();
    await comments.getByRole('textbox', { name: /^Your reply to/ }).fill('And no coffee after noon.');
    await comments.getByRole('button', { name: 'Post reply' }).click();
    await expect(replies.getByText('And no coffee after noon.')).toBeVisible();
  });

  await test.step('sees the saved state, the rating and the reply after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /Unsave .*insomnia/i }).first()).toBeVisible();
    await page.getByRole('heading', { name: 'Rate this article' }).scrollIntoViewIfNeeded();
    await expect(stars.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await comments.scrollIntoViewIfNeeded();
    await expect(replies.getByText('And no coffee after noon.')).toBeVisible();
  });

  await test.step('finds the article in Saved Blogs', async () => {
    await account(page, member).click();
    await page.getByRole('link', { name: 'Saved Blogs' }).click();
    await expect(page).toHaveURL('/saved-blogs');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(/insomnia/i);
  });

  const before = await page.evaluate(() => localStorage.getItem('token'));
  await test.step('signs out', async () => {
    await page.goto('/my-account');
    await press(page, 'Sign Out');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  });

  await test.step('requests a code and sets a new password with it', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: /Forgot password/ }).click();
    await field(page, 'Email').fill(member.email);
    await press(page, 'Send code');
    await expect(page.getByText('OTP sent to your email')).toBeVisible();
    const mail = await waitForMailTo(member.email);
    await expect(page).toHaveURL('/enter-code');
    await field(page, 'Code').fill(getCode(mail));
    await press(page, 'Verify');
    await expect(page).toHaveURL('/change-password');
    await field(page, 'New password').fill(renewed);
    await field(page, 'Confirm password').fill(renewed);
    await page.getByRole('checkbox').check();
    await press(page, 'Change password');
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    const left = () =>
      page.evaluate(() => ['email', 'user_id', 'resetToken'].map((key) => localStorage.getItem(key)));
    expect(await left()).toEqual([null, null, null]);
    await expect(page).toHaveURL('/login');
  });

  await test.step('is refused with the old token and password and logs in with the new password', async () => {
    const me = await request.get('/api/users/me', { headers: { authorization: `Bearer ${before}` } });
    expect(me.status()).toBe(401);
    await logIn(page, member.username, member.password);
    // The page still says that the password was changed.
    await expect(page.getByText('The name or the password is wrong')).toBeVisible();
    await logIn(page, member.username.toUpperCase(), renewed);
    await expect(account(page, member)).toBeVisible();
  });
});

test('the article page shows the average rating to everyone', async ({ admin, request, uniqueTitle }) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const id = await admin.publishArticle({ title: uniqueTitle, slug });
  const html = async (): Promise<string> => (await request.get(`/blog/${slug}`)).text();
  await expect.poll(html).toContain('No ratings yet');
  for (const rating of [4, 5]) {
    const member = await MemberApi.signUp(request);
    expect((await member.call('POST', '/ratings', { blog_id: id, rating })).status()).toBe(200);
  }
  await expect.poll(html).toContain('4.5 out of 5 from 2 ratings');
  expect(await html()).toMatch(/"aggregateRating":\{[^}]*"ratingValue":4\.5[^}]*"ratingCount":2/);
});
