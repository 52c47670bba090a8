import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi } from '../support/members/member-api.ts';

const INSOMNIA = 'insomnia-what-really-helps';

test('the login dialog over an article has no axe violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/blog/${INSOMNIA}`);
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Save Insomnia/i })
    .first();
  // Clicks before hydration are lost.
  await expect(async () => {
    await save.click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});

test('comments with an open reply form have no axe violations', async ({
  page,
  request,
  admin,
  uniqueTitle,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const blog_id = await admin.publishArticle({ title: uniqueTitle, slug });
  const [writer, reader] = [await MemberApi.signUp(request), await MemberApi.signUp(request)];
  const posted = await writer.call('POST', '/comments', { blog_id, comment_text: 'An early walk helps.' });
  const { comment_id }: { comment_id: number } = await posted.json();
  const replied = await reader.call('POST', '/comments', {
    blog_id,
    comment_text: 'So it does.',
    parent_comment_id: comment_id,
  });
  expect(replied.ok(), await replied.text()).toBe(true);

  await page.goto(`/blog/${slug}`);
  await reader.signIn(page);
  await page.reload();
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.scrollIntoViewIfNeeded();
  await expect(comments.getByText('So it does.')).toBeVisible();
  await comments
    .getByRole('button', { name: /^Reply to / })
    .first()
    .click();
  await expect(comments.getByRole('textbox', { name: /^Your reply to/ })).toBeFocused();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});

test('a member’s saved articles, comments and ratings have no axe violations', async ({
  page,
  request,
  admin,
  uniqueTitle,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  const blog_id = await admin.publishArticle({ title: uniqueTitle, slug });
  const insomnia = await admin.find('blog', 'slug', INSOMNIA);
  const member = await MemberApi.signUp(request);
  for (const [path, data] of [
    ['/saved_blogs', { blog_id }],
    ['/saved_blogs', { blog_id: insomnia }],
    ['/comments', { blog_id, comment_text: 'An early walk helps.' }],
    ['/ratings', { blog_id, rating: 4 }],
  ] as const) {
    const response = await member.call('POST', path, data);
    expect(response.ok(), await response.text()).toBe(true);
  }
  await page.goto('/terms');
  await member.signIn(page);
  const main = page.getByRole('main');
  for (const [path, shown] of [
    ['/saved-blogs', main.getByRole('article').filter({ hasText: /insomnia/i })],
    ['/comment-section', main.getByText('An early walk helps.')],
    ['/rating-component', main.getByText('4 out of 5')],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    expect(await axeFindingsInBothSchemes(page), path).toEqual([]);
  }
});
