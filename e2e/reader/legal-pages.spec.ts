import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { parseJsonLd } from '../support/structured-data/json-ld.ts';
import { collectProblems } from '../support/page/problems.ts';
import { PolicyScreen } from '../pages/PolicyScreen.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';

const POLICIES = [
  { path: '/privacy-policy', title: 'Privacy Policy', sections: 19 },
  { path: '/terms', title: 'Terms of Use', sections: 12 },
  { path: '/disclaimer', title: 'Disclaimer', sections: 9 },
  { path: '/cookie-policy', title: 'Cookie Policy', sections: 8 },
];
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
/** Distance between the target section of a link and the top of the window. */
const OFFSET = 135;

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the footer and the tabs lead through the three legal pages', async ({ page }) => {
      const problems = collectProblems(page);
      const screen = new PolicyScreen(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' });
      await new ReaderPage(page).tookOver(link);
      await link.click();
      await expect(page).toHaveTitle('Terms of Use - Wellfolio');
      for (const { path, title } of POLICIES.slice(0, 3)) {
        await screen.tabs.getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(screen.tabs.locator('[aria-current=page]')).toHaveText([title]);
        await new ReaderPage(page).expectNoSidewaysScroll();
      }
      expect(problems).toEqual([]);
    });

    for (const { path, sections } of POLICIES) {
      test(`${path} lists its ${sections} sections in the contents and reserves 100 px for each ad`, async ({
        page,
      }) => {
        const problems = collectProblems(page);
        const screen = new PolicyScreen(page);
        expect((await page.goto(path))?.status()).toBe(200);
        const links = screen.contents.locator('a');
        await expect(links).toHaveCount(sections);
        await expect(page.locator('main h2[id^=section]')).toHaveCount(sections);
        await expect(screen.ads.first()).toHaveText('Ad Loading');
        for (const ad of await screen.ads.all()) expect((await ad.boundingBox())?.height).toBe(100);
        expect(problems).toEqual([]);
      });
    }

    test('Enter on a contents link scrolls to its section, focuses the heading and marks the link', async ({
      page,
    }) => {
      const screen = new PolicyScreen(page);
      await page.goto('/terms', { waitUntil: 'networkidle' });
      if (device === 'phone') await screen.fold.click();
      const link = screen.contents.getByRole('link', { name: '4. Acceptable use' });
      await new ReaderPage(page).tookOver(link);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => screen.getTop('section4')).toBe(OFFSET);
      await expect(page).toHaveURL('/terms#section4');
      await expect(screen.heading('section4')).toBeFocused();
      await expect(screen.current).toHaveText(['4. Acceptable use']);
    });

    test('a link with a fragment lands at its section, also from another page of the site', async ({
      page,
    }) => {
      const screen = new PolicyScreen(page);
      await page.goto('/privacy-policy#section17');
      await expect(screen.heading('section17')).toHaveText('17. Children under 16');
      await expect.poll(() => screen.getTop('section17')).toBe(OFFSET);
      await expect(screen.current).toHaveText(['17. Children under 16']);
      // Also from another page of the site.
      await page.goto('/disclaimer');
      await page.getByRole('link', { name: 'section 10 of the terms' }).click();
      await expect(page).toHaveURL('/terms#section10');
      await expect(screen.heading('section10')).toBeInViewport();
    });
  });
}

test('the table of contents stays in view and marks the section being read, down to the last', async ({
  page,
}) => {
  const screen = new PolicyScreen(page);
  await page.setViewportSize(SIZES.desktop);
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
  await expect(screen.current).toHaveCount(0);
  await page.mouse.move(800, 500);
  for (const [anchor, text] of [
    ['section3', '3. What you give us'],
    ['section12', '12. If you live in the EEA or the United Kingdom'],
    ['section7', '7. Who else receives it'],
  ] as const) {
    await page.mouse.wheel(0, (await screen.getTop(anchor)) - 100);
    await expect(screen.current).toHaveText([text]);
    await expect(screen.current).toBeInViewport();
    const box = await screen.contents.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
  }
  await page.mouse.wheel(0, 100_000);
  await expect(screen.current).toHaveText(['19. Contact']);
});

test('on a phone the table of contents is collapsed until the reader opens it', async ({ page }) => {
  const screen = new PolicyScreen(page);
  await page.setViewportSize(SIZES.phone);
  await page.goto('/terms');
  const first = screen.contents.getByRole('link', { name: '1. Agreeing to these terms' });
  await expect(first).toBeHidden();
  await screen.fold.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.setViewportSize(SIZES.desktop);
  await expect(screen.fold).toBeHidden();
  await expect(first).toBeVisible();
});

// quality/accessibility.spec.ts checks the initial state, on a desktop.
for (const { path } of POLICIES) {
  test(`${path} has no axe violations on a phone with the table of contents open`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await new PolicyScreen(page).fold.click();
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}

test('printing omits tabs, contents and ads, spells out link targets and opens FAQ answers', async ({
  page,
}) => {
  const screen = new PolicyScreen(page);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/privacy-policy');
  await expect(screen.tabs).toBeHidden();
  await expect(screen.contents).toBeHidden();
  await expect(screen.ads.first()).toBeHidden();
  await expect(screen.heading('section19')).toBeVisible();
  // Link targets are written out.
  const link = page.getByRole('link', { name: 'Information Commissioner’s Office' });
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'ico.org.uk',
  );
  await page.goto('/faqs');
  await expect(page.getByText('There is no analytics service')).toBeVisible();
});

test('only one FAQ answer is open at a time by keyboard, and the JSON-LD has every question', async ({
  page,
  baseURL,
}) => {
  await page.goto('/faqs', { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/faqs`);
  const [jsonLd] = parseJsonLd(await page.content());
  expect(jsonLd?.['@type']).toBe('FAQPage');
  const questions = page.getByRole('main').locator('summary');
  expect(jsonLd?.mainEntity).toHaveLength(await questions.count());
  await questions.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await questions.nth(2).press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page.getByText('On paper you get the text')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of contents, tabs and FAQ work', async ({ page }) => {
    const screen = new PolicyScreen(page);
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      await page.goto('/privacy-policy');
      if (viewport === SIZES.phone) await screen.fold.click();
      await screen.contents.getByRole('link', { name: '14. Security' }).click();
      await expect(page).toHaveURL('/privacy-policy#section14');
      await expect(screen.heading('section14')).toBeInViewport();
      expect(await screen.getTop('section14')).toBe(OFFSET);
      await page.goto('/privacy-policy');
      await screen.tabs.getByRole('link', { name: 'Disclaimer' }).click();
      await expect(page).toHaveURL('/disclaimer');
    }
    await page.goto('/faqs');
    await page.getByText('Do you sell my data?').click();
    await expect(page.getByRole('link', { name: 'Who else receives it' })).toHaveAttribute(
      'href',
      '/privacy-policy#section7',
    );
  });
});
