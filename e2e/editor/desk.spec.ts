import { randomUUID } from 'node:crypto';
import { AdminScreens } from '../pages/AdminScreens.ts';
import { ArticleForm } from '../pages/ArticleForm.ts';
import { DeskScreen } from '../pages/DeskScreen.ts';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi } from '../support/members/member-api.ts';
import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { AdminApi } from '../support/product/admin-api.ts';
import { runningProduct } from '../support/product/running-product.ts';

/** The desk looks again every 15 seconds. */
const SOON = { timeout: 60_000 };
const PHONE = { width: 390, height: 844 };

test('an editor finds drafts, what goes out, what is to mend, and who is writing what', async ({
  browser,
  baseURL,
  editor,
  page,
  request,
  screens,
  uniqueTitle,
}) => {
  const own = await AdminApi.signIn(request, editor);
  const id = await own.create('blog', { title: uniqueTitle });
  await own.schedule(id, new Date(Date.now() + 60_000 * 60));
  const desk = new DeskScreen(page);
  await desk.open();
  await expect(page).toHaveTitle('Desk · Wellfolio');
  await expect(desk.row('To mend', uniqueTitle)).toContainText('no picture');
  await expect(desk.row('My drafts', uniqueTitle)).toContainText('changed by Edda Editor');
  await expect(desk.section('Scheduled')).toContainText('Goes out');
  await expect(desk.section('Reported comments')).toBeVisible();
  await expect(desk.section('Messages')).toHaveCount(0);
  expect(await desk.menu).not.toContain('Marketplace');
  expect(await desk.menu).not.toContain('Settings');
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);

  const owner = new AdminScreens(await (await browser.newContext({ baseURL })).newPage());
  await owner.startSession(runningProduct().owner);
  await owner.draft(id, uniqueTitle);
  await expect(desk.row('Being edited now', uniqueTitle)).toContainText('Site Owner', SOON);
  await owner.page.context().close();

  await desk.section('My drafts').getByRole('link', { name: 'All my drafts' }).focus();
  await page.keyboard.press('Tab');
  await expect(desk.row('My drafts', uniqueTitle).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await ArticleForm.opened(page, uniqueTitle);
  await screens.openHome();
  await desk.section('My drafts').getByRole('link', { name: 'All my drafts' }).click();
  await expect(page.getByRole('row').filter({ hasText: uniqueTitle })).toBeVisible();
});

test('a moderator finds comments and messages only, also on a phone', async ({
  admin,
  page,
  request,
  uniqueTitle,
}) => {
  const blog_id = await admin.publishArticle({ title: uniqueTitle, slug: `desk-${randomUUID()}` });
  const [eve, ann] = [await MemberApi.signUp(request), await MemberApi.signUp(request)];
  const text = `Nonsense ${randomUUID()}`;
  const comment = await eve.comment(blog_id, text);
  for (const member of [ann, await MemberApi.signUp(request)])
    await member.call('POST', `/comments/${comment}/report`, { reason: 'abuse' });

  await new AdminScreens(page).startSession(await admin.createEditor('moderator'));
  await page.setViewportSize(PHONE);
  const desk = new DeskScreen(page);
  await desk.open();
  await expect(desk.row('Reported comments', text)).toContainText(
    `by ${eve.credentials.username}, on “${uniqueTitle}”, 2 reports`,
  );
  await expect(page.getByRole('main').getByRole('region')).toHaveText([
    /^Reported comments/,
    /^Held comments/,
    /^Messages/,
  ]);
  expect(await desk.overflow).toBe(0);
  expect(await axeFindingsInBothSchemes(page, ['main'])).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('link', { name: 'Moderation', exact: true })).toBeVisible();
  expect((await desk.menu).toSorted()).toEqual(['Content', 'Home', 'Moderation']);
  await desk.row('Reported comments', text).getByRole('link').press('Enter');
  await expect(page.getByRole('tab', { name: /^Reported/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-row]').filter({ hasText: text })).toBeVisible();
});

const ADVERT =
  /marketplace|upgrade|pricing|enterprise|free trial|strapi (?:ai|cloud)|guided tour|documentation/i;

test('the admin shows the site, advertises nothing and requests nothing from elsewhere', async ({ page }) => {
  const elsewhere = new Set<string>();
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
      elsewhere.add(request.url());
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Wellfolio', level: 1 })).toBeVisible();
  await expect(page.getByText('Log in to the editors’ desk')).toBeVisible();
  await expect(page).toHaveTitle(/Wellfolio$/);
  await expect(page.getByText(/strapi/i)).toHaveCount(0);
  const logo = page.locator('main img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await new AdminScreens(page).startSession(runningProduct().owner);
  const desk = new DeskScreen(page);
  await desk.open();
  await expect(desk.section('Messages')).toBeVisible();
  await expect(page.getByRole('navigation').first().getByRole('img', { name: 'Wellfolio' })).toBeVisible();
  await expect(page.getByText(ADVERT)).toHaveCount(0);
  await expect(page.getByText(/widget|statistic/i)).toHaveCount(0);
  await page.goto('/admin/settings/application-infos');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(page.getByText(ADVERT).filter({ visible: true })).toHaveCount(0);
  expect([...elsewhere]).toEqual([]);
});
