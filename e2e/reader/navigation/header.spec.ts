import type { Locator, Page } from '@playwright/test';
import { axeFindings, axeFindingsInBothSchemes } from '../../support/page/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseFontSize } from '../../support/page/large-text.ts';
import { MemberApi, newCredentials } from '../../support/members/member-api.ts';
import { collectProblems } from '../../support/page/problems.ts';
import { withHydration } from '../../support/page/with-hydration.ts';
import { ReaderPage } from '../../pages/ReaderPage.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const ARTICLE = '/blog/insomnia-what-really-helps';

const button = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'In the Spotlight' });
const categories = (page: Page): Locator => page.getByRole('list', { name: 'Categories in the spotlight' });
const previews = (page: Page): Locator => page.getByRole('list', { name: /^Articles: / });

/** The menus' requests to the CMS. */
function watchMenuRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('operationName');
    if (name && /Spotlight|Trending|CategoryArticles/.test(name)) requests.push(name);
  });
  return requests;
}

/** The token of an expired session. */
async function storeExpiredToken(page: Page): Promise<void> {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) - 1;
  const token = `${part({ alg: 'HS256' })}.${part({ userId: 7, id: 7, exp })}.x`;
  await page.evaluate((jwt) => localStorage.setItem('token', jwt), token);
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the mega-menu loads and opens on hover and closes when the mouse leaves', async ({ page }) => {
    const problems = collectProblems(page);
    const requests = watchMenuRequests(page);
    await page.goto(ARTICLE, { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await button(page).hover();
    await expect(previews(page).getByRole('listitem').first()).toBeVisible();
    await expect(categories(page).getByRole('link')).toHaveCount(15);
    expect(requests).toEqual(['Spotlight']);
    const second = categories(page).getByRole('link').nth(1);
    await second.hover();
    await expect(page.getByRole('list', { name: `Articles: ${await second.textContent()}` })).toBeVisible();
    await page.mouse.move(1270, 790);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(categories(page)).toBeHidden();
    expect(problems).toEqual([]);
  });

  test('the keyboard opens, navigates and closes the mega-menu and reaches an article', async ({ page }) => {
    await page.goto(ARTICLE);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(previews(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    const links = categories(page).getByRole('link');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    const preview = previews(page).getByRole('link').first();
    const address = (await preview.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/blog\//);
    await page.keyboard.press('Tab');
    await expect(preview).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the mega-menu closes when Shift+Tab leaves it', async ({ page }) => {
    await page.goto(ARTICLE);
    await button(page).focus();
    await page.keyboard.press(' ');
    await expect(previews(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a mega-menu category opens its article list and closes the menu', async ({ page }) => {
    await page.goto(ARTICLE);
    await button(page).click();
    const first = categories(page).getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(page).toHaveURL(`/blog-list?category=${encodeURIComponent(name)}`);
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the open mega-menu has no axe violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(ARTICLE);
    await button(page).click();
    await expect(previews(page).getByRole('listitem').first()).toBeVisible();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });

  test('the title and description of a preview take three lines in total', async ({ page }) => {
    await page.goto(ARTICLE);
    await button(page).click();
    await expect(previews(page)).toBeVisible();
    const lines = await previews(page)
      .getByRole('link')
      .first()
      .evaluate((preview) =>
        [...(preview.lastElementChild?.children ?? [])].map((text) => {
          const shown = text.firstElementChild ?? text;
          return Math.round(
            shown.getBoundingClientRect().height / parseFloat(getComputedStyle(shown).lineHeight),
          );
        }),
      );
    expect([
      [1, 2],
      [2, 1],
    ]).toContainEqual(lines);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: DESKTOP, hasTouch: true });

  test('a tap opens the mega-menu and a tap outside closes it', async ({ page }) => {
    await page.goto(ARTICLE, { waitUntil: 'networkidle' });
    await button(page).tap();
    await expect(previews(page)).toBeVisible();
    await page.touchscreen.tap(20, 780);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const menu = (page: Page): Locator => page.getByRole('dialog');

  test('the login link shows its text', async ({ page }) => {
    await page.goto('/');
    const words = await page.getByRole('banner').getByText('Log in').boundingBox();
    expect(words?.width).toBeGreaterThan(30);
  });

  test('the menu traps focus and locks scrolling, and Escape closes it and restores focus', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const requests = watchMenuRequests(page);
    await page.goto(ARTICLE, { waitUntil: 'networkidle' });
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.tap();
    await expect(menu(page)).toBeVisible();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside, 'the focus left the menu').toBe(false);
    }
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, 3000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(requests).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('a trending category expands into articles, and tapping one opens it', async ({ page }) => {
    const requests = watchMenuRequests(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu(page).getByRole('button', { name: 'In the Spotlight' }).tap();
    await expect(menu(page).getByRole('heading', { name: 'Trending Categories' })).toBeFocused();
    await expect(menu(page).locator('summary')).toHaveCount(15);
    expect(requests).toEqual(['TrendingCategories']);
    await menu(page).locator('summary').first().tap();
    // Five random articles of the category.
    const articles = menu(page).locator('details[open] a[href^="/blog/"]');
    await expect(articles).toHaveCount(5);
    const address = (await articles.first().getAttribute('href')) ?? '';
    expect(requests).toEqual(['TrendingCategories', 'CategoryArticles']);
    expect(await axeFindings(page)).toEqual([]);
    await articles.first().tap();
    await expect(page).toHaveURL(address);
    await expect(menu(page)).toHaveCount(0);
  });

  test('the open menu has no axe violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu(page)).toBeVisible();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });

  test('the menu fits the window at double text size', async ({ page, request }) => {
    await chooseFontSize(page, 32);
    await page.goto(ARTICLE);
    await (await MemberApi.signUp(request, newCredentials('Ada Lovelace'))).signIn(page);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Ada Lovelace/ })).toBeVisible();
    await new ReaderPage(page).expectNoSidewaysScroll();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu(page).getByRole('button', { name: 'In the Spotlight' }).tap();
    await expect(menu(page).locator('summary')).toHaveCount(15);
    expect(await menu(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`on a ${device} a member sees their name without layout shift and signs out in every tab`, async ({
    page,
    context,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
    const before = await search.boundingBox();
    await (await MemberApi.signUp(request, newCredentials('Ada Lovelace'))).signIn(page);
    await page.reload();
    const account = page.getByRole('link', { name: /^Ada Lovelace/ });
    await expect(account).toHaveAttribute('href', '/my-account');
    await expect(account).toContainText('AL');
    expect(await search.boundingBox()).toEqual(before);
    await expect(search).toHaveAttribute('href', '/blog-list');

    const other = withHydration(await context.newPage());
    await other.setViewportSize(PHONE);
    await other.goto('/');
    await other.getByRole('button', { name: 'Menu' }).click();
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
}

test('an expired token is removed, and the reader stays logged out', async ({ page }) => {
  await page.goto('/');
  await storeExpiredToken(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [PHONE, DESKTOP]) {
    test(`the header shows plain links instead of menus at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(ARTICLE);
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'In the Spotlight' })).toHaveAttribute(
        'href',
        '/categories-list',
      );
      await expect(main.getByRole('link', { name: 'Popular Topics' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await new ReaderPage(page).expectNoSidewaysScroll();
    });
  }
});
