import { inRoot } from '../../scripts/lib/files/root.ts';
import { ReaderArticle } from '../pages/ReaderArticle.ts';
import { expect, test } from '../support/fixtures.ts';

const PICTURE = inRoot('cms/content/images/insomnia-window.webp');

/** The slug that the CMS derives from a title. */
const getAddress = (title: string): string => `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;

test('readers see a published article with prose, an image and a table', async ({
  screens,
  reader,
  request,
  uniqueTitle,
}) => {
  const article = new ReaderArticle(reader, getAddress(uniqueTitle));
  const form = await screens.startArticle(uniqueTitle);
  await form.describe('How to let the day go before you lie down.');
  await form.chooseCategory('Insomnia');

  const { content } = form;
  await content.start();
  await content.heading('An hour before bed');
  await content.type('Dim the lights and ');
  await content.bold('put the phone away');
  await content.type('. More on ');
  await content.link('sleep', 'example.org/sleep', 'https://example.org/sleep');
  await content.type(' elsewhere.');
  await content.newLine();
  await content.list(['Read a few pages', 'Stretch gently']);

  const picture = await content.picture();
  await picture.upload(PICTURE, 'A window at night');
  await picture.caption('The hour before sleep');

  await content.goOnAtTheEnd();
  await content.table([
    ['Time', 'What to do'],
    ['21:00', 'Lights low'],
    ['22:00', 'Bed'],
  ]);

  expect((await article.load()).status()).toBe(404);
  await form.publish();
  await article.soonShows(() => expect(article.title).toHaveText(uniqueTitle, { timeout: 1000 }));

  await expect(article.text.getByRole('heading', { name: 'An hour before bed', level: 2 })).toBeVisible();
  await expect(article.text.getByText('Dim the lights and put the phone away. More on sleep')).toBeVisible();
  await expect(article.text.locator('strong', { hasText: 'put the phone away' })).toBeVisible();
  await expect(article.text.getByRole('link', { name: /^sleep \(opens/ })).toHaveAttribute(
    'href',
    'https://example.org/sleep',
  );
  await expect(article.text.getByRole('listitem').filter({ hasText: 'Stretch gently' })).toBeVisible();
  await expect(article.text.getByRole('list', { name: 'Categories' })).toHaveText('Insomnia');
  const image = article.text.getByRole('img', { name: 'A window at night' });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await expect(article.text.getByText('The hour before sleep')).toBeVisible();
  await expect(article.text.getByRole('columnheader')).toHaveText(['Time', 'What to do']);
  await expect(article.text.getByRole('row')).toHaveText([/Time/, '21:00Lights low', '22:00Bed']);

  // Server-rendered, so everything is in the HTML before any script runs.
  const html = await (await request.get(article.path)).text();
  for (const words of [
    uniqueTitle,
    'An hour before bed',
    'Stretch gently',
    'alt="A window at night"',
    'Lights low',
  ]) {
    expect(html).toContain(words);
  }
});
