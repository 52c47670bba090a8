import { expect, test } from './support/fixtures.ts';
import { brokenWords, chooseFontSize } from './support/large-text.ts';
import { ReaderPage } from './pages/ReaderPage.ts';

const ADDRESSES = {
  home: '/',
  'an article with a carousel in a fold': '/blog/hay-fever-get-through-pollen-season',
  'a topic hub': '/communication-skills',
  'an article with related ones': '/blog/insomnia-what-really-helps',
  'the categories list': '/categories-list',
  'the list of a topic': '/categories-list/communication-skills',
  'Popular Topics': '/main-category',
  'the about page': '/about',
  'the videos': '/related-videos',
  'the not-found page': '/no/such/page',
  'the blog list': '/blog-list',
  'a category page': '/category/sleep',
  'a search that finds nothing': '/search/xyzzy',
  'the privacy policy': '/privacy-policy',
  'the terms': '/terms',
  'the disclaimer': '/disclaimer',
  'the cookie policy': '/cookie-policy',
  'the questions about the site': '/faqs',
  'the login': '/login',
  'the signup': '/signup',
  'the change of a password': '/change-password',
  'the contact form': '/contact-us',
};
/** Of the browser's own setting, in pixels, where 16 is usual: Chrome's "Very large", and twice the usual (WCAG 1.4.4). */
const FONT_SIZES = [24, 32];

for (const [name, address] of Object.entries(ADDRESSES)) {
  for (const size of FONT_SIZES) {
    test(`on a phone with text of ${size} px ${name} keeps to the window, and words of headings stay whole`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await chooseFontSize(page, size);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      // Fonts that came too late are used from the next page on.
      await page.reload({ waitUntil: 'networkidle' });
      await new ReaderPage(page).expectNoSidewaysScroll();
      expect(await brokenWords(page)).toEqual([]);
    });
  }
}
