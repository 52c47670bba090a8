import { axeFindingsInBothSchemes } from '../support/page/axe.ts';
import { exampleArticles } from '../support/product/demo-articles.ts';
import { expect, test } from '../support/fixtures.ts';
import { ReaderPage } from '../pages/ReaderPage.ts';
import { JOURNEY_ADDRESSES } from '../support/screens/accessibility.ts';

const JUDGED: readonly string[] = Object.values(JOURNEY_ADDRESSES);

/** Screens that no journey checks. */
const ADDRESSES = [
  '/',
  ...exampleArticles.map(({ path }) => path),
  '/mental-health',
  '/blog-list',
  '/search/sleep',
  '/search/xyzzy',
  '/category/sleep',
  '/all-category-page',
  '/privacy-policy',
  '/terms',
  '/disclaimer',
  '/cookie-policy',
  '/faqs',
  '/about',
  '/related-videos',
  '/login',
  '/signup',
  '/forgot-password',
  '/enter-code',
  '/change-password',
  '/contact-us',
  '/styleguide',
  '/no-such-page',
  '/blog/no-such-article',
].filter((address) => !JUDGED.includes(address));

for (const address of ADDRESSES) {
  test(`${address} has no axe violations in light or dark mode`, async ({ page }) => {
    test.slow(address === '/styleguide', 'It is as large as five of the others.');
    // Prevents checks in the middle of an animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await new ReaderPage(page).loadAllPictures();
    // Checks the answers too.
    const questions = page.locator('summary:visible');
    if ((await questions.count()) > 0) await questions.first().click();

    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  });
}
