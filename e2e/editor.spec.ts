import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from './support/fixtures.ts';
import { ReaderArticle } from './pages/ReaderArticle.ts';

const PICTURE = path.join(import.meta.dirname, '../cms/content/images/insomnia-window.webp');

// The admin is slow to open on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** The address that the CMS makes of a title. */
const addressOf = (title: string): string => `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
const oneProse = (words: string): object[] => [
  {
    __component: 'blocks.rich-text',
    body: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
  },
];

test('readers see an article with prose, an image and a table within two seconds of publishing', async ({
  screens,
  reader,
  request,
  uniqueTitle,
}) => {
  const article = new ReaderArticle(reader, addressOf(uniqueTitle));
  const form = await screens.newArticle();
  await form.title.fill(uniqueTitle);
  await form.describe('How to let the day go before you lie down.');
  await form.chooseCategory('Insomnia');

  const prose = await form.addProse();
  await prose.start();
  await prose.heading('An hour before bed');
  await prose.type('Dim the lights and ');
  await prose.bold('put the phone away');
  await prose.type('. More on ');
  await prose.link('sleep', 'https://example.org/sleep');
  await prose.type(' elsewhere.');
  await prose.newLine();
  await prose.list(['Read a few pages', 'Stretch gently']);

  const picture = await form.addPicture();
  await picture.upload(PICTURE, 'A window at night');
  await picture.caption('The hour before sleep');

  const table = await form.addTable();
  await table.headings(['Time', 'What to do']);
  await table.rows([
    ['21:00', 'Lights low'],
    ['22:00', 'Bed'],
  ]);

  expect((await article.load()).status()).toBe(404);
  await form.publish();
  await article.showsWithinTwoSeconds(() => expect(article.title).toHaveText(uniqueTitle, { timeout: 300 }));

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

  // Server-rendered: all of it is in the HTML, before any script.
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

test('readers see edits to a published article within two seconds', async ({
  admin,
  screens,
  reader,
  uniqueTitle,
}) => {
  const article = new ReaderArticle(reader, addressOf(uniqueTitle));
  await admin.publishArticle({
    title: uniqueTitle,
    slug: path.basename(article.path),
    content: oneProse('Before.'),
  });
  await article.load();
  await expect(article.text).toContainText('Before.');

  const form = await screens.article(uniqueTitle);
  await form.title.fill(`${uniqueTitle}, again`);
  const prose = await form.prose();
  await prose.goOnAtTheEnd();
  await prose.type(' And after.');
  await form.publish();

  await article.showsWithinTwoSeconds(async () => {
    await expect(article.title).toHaveText(`${uniqueTitle}, again`, { timeout: 300 });
    await expect(article.text).toContainText('Before. And after.', { timeout: 300 });
  });
});

test('an article with a new address redirects from its old one', async ({
  admin,
  screens,
  reader,
  request,
  uniqueTitle,
}) => {
  const old = new ReaderArticle(reader, addressOf(uniqueTitle));
  const moved = new ReaderArticle(reader, `${old.path}-moved`);
  await admin.publishArticle({
    title: uniqueTitle,
    slug: path.basename(old.path),
    content: oneProse('Here.'),
  });
  expect((await old.load()).status()).toBe(200);

  const form = await screens.article(uniqueTitle);
  await form.address.fill(path.basename(moved.path));
  await form.publish();
  await moved.showsWithinTwoSeconds(() => expect(moved.title).toHaveText(uniqueTitle, { timeout: 300 }));

  // The page at the new address may have been made before the site heard of the change; the old one is kept until then.
  const atOld = () => request.get(old.path, { maxRedirects: 0 });
  await expect.poll(async () => (await atOld()).status(), { timeout: 2000 }).toBe(301);
  expect((await atOld()).headers().location).toBe(moved.path);
  await old.load();
  await expect(reader).toHaveURL(moved.path);
  await expect(old.title).toHaveText(uniqueTitle);
});

test('an unpublished article returns 404 within two seconds', async ({
  admin,
  screens,
  reader,
  request,
  uniqueTitle,
}) => {
  const article = new ReaderArticle(reader, addressOf(uniqueTitle));
  await admin.publishArticle({
    title: uniqueTitle,
    slug: path.basename(article.path),
    content: oneProse('Here.'),
  });
  expect((await article.load()).status()).toBe(200);

  const form = await screens.article(uniqueTitle);
  await form.unpublish();

  await article.showsWithinTwoSeconds(() =>
    expect(article.title).toHaveText('Blog not found.', { timeout: 300 }),
  );
  expect((await request.get(article.path)).status()).toBe(404);
});

test('a draft article returns 404 to readers', async ({ screens, reader, request, uniqueTitle }) => {
  const article = new ReaderArticle(reader, addressOf(uniqueTitle));
  const form = await screens.newArticle();
  await form.title.fill(uniqueTitle);
  const prose = await form.addProse();
  await prose.start();
  await prose.type('Not yet.');
  await form.save();

  await staysFor(3000, async () => expect((await request.get(article.path)).status()).toBe(404));
  expect((await article.load()).status()).toBe(404);
  await expect(article.title).toHaveText('Blog not found.');
});

test('saved but unpublished changes to a published article stay hidden from readers', async ({
  admin,
  screens,
  request,
  uniqueTitle,
}) => {
  const address = addressOf(uniqueTitle);
  await admin.publishArticle({
    title: uniqueTitle,
    slug: path.basename(address),
    content: oneProse('In print.'),
  });

  const form = await screens.article(uniqueTitle);
  const prose = await form.prose();
  await prose.goOnAtTheEnd();
  await prose.type(' Not yet.');
  await form.save();

  await staysFor(3000, async () => {
    const html = await (await request.get(address)).text();
    expect(html).toContain('In print.');
    expect(html).not.toContain('Not yet.');
  });
});

/** Holds now and until `milliseconds` have passed: longer than a change takes to reach readers. */
async function staysFor(milliseconds: number, holds: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await wait(500)) await holds();
}
