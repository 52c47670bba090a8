import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
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
};
/** Of the browser's own setting, in pixels, where 16 is usual: Chrome's "Very large", and twice the usual (WCAG 1.4.4). */
const FONT_SIZES = [24, 32];

/** The reader has chosen a larger text in their browser's settings. */
async function chooseFontSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Words of headings that stand in two lines. The longest, from 14 letters on, may be hyphenated. */
async function brokenWords(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('h1, h2, h3')
    .evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const word of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’']+/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1 && word[0].length < 14) broken.push(word[0]);
          }
        }
        return broken;
      }),
    );
}

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
