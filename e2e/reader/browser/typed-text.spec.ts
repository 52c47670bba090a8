import type { Locator } from '@playwright/test';
import { ReaderArticle } from '../../pages/ReaderArticle.ts';
import { expect, test } from '../../support/fixtures.ts';

/** The left edge and top of a letter on the page. */
const getPlace = (text: Locator, letter: string) =>
  text.evaluate((element, wanted) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, top } = range.getBoundingClientRect();
      return { left, top };
    }
    throw new Error(`There is no ${wanted}.`);
  }, letter);

test('each part of a text has the direction of its own words, and keeps its lines', async ({
  admin,
  reader,
  uniqueTitle,
}) => {
  const slug = uniqueTitle.toLowerCase().replaceAll(' ', '-');
  await admin.publishArticle({
    title: uniqueTitle,
    slug,
    content: [
      { __component: 'blocks.list', items: [{ text: 'English first.' }, { text: 'أب.' }] },
      {
        __component: 'blocks.raw-html',
        content:
          '<p>English first.</p><p>تث.</p><ul><li>One</li><li>جح.</li></ul><div dir="rtl"><p>Q.</p></div>',
      },
      { __component: 'blocks.bold-text', text: 'Bold 1\nBold 2' },
      { __component: 'blocks.italic-text', text: 'Italic 3\nItalic 4' },
      {
        __component: 'blocks.table',
        headers: [{ text: 'Head' }],
        rows: [{ cells: [{ text: 'Cell 5\nCell 6' }] }],
      },
    ],
  });
  const article = new ReaderArticle(reader, `/blog/${slug}`);
  await article.load();
  for (const words of ['أب.', 'تث.', 'جح.', 'Q.']) {
    const part = article.text.getByText(words);
    const [first = ''] = words;
    // The full stop is at the left end.
    expect((await getPlace(part, '.')).left, words).toBeLessThan((await getPlace(part, first)).left);
  }
  for (const [one, other] of [
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ] as const) {
    const part = article.text.getByText(new RegExp(`${one}[^]*${other}`)).last();
    expect((await getPlace(part, one)).top).toBeLessThan((await getPlace(part, other)).top);
  }
});
