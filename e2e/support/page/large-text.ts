import type { Page } from '@playwright/test';

/** Sets a larger text size, as in the browser's settings. */
export async function chooseFontSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Words in headings that are broken across two lines. Words of 14 letters or more may be hyphenated. */
export async function findBrokenWords(page: Page): Promise<string[]> {
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
