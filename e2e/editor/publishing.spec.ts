import path from 'node:path';
import { ReaderArticle } from '../pages/ReaderArticle.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForChangesToReachReaders } from '../support/product/publishing.ts';

/** The slug that the CMS derives from a title. */
const getAddress = (title: string): string => `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
const oneProse = (words: string): object[] => [
  {
    __component: 'blocks.rich-text',
    body: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
  },
];

test('readers see edits to a published article', async ({ admin, screens, reader, uniqueTitle }) => {
  const article = new ReaderArticle(reader, getAddress(uniqueTitle));
  await admin.publishArticle({
    title: uniqueTitle,
    slug: path.basename(article.path),
    content: oneProse('Before.'),
  });
  await article.load();
  await expect(article.text).toContainText('Before.');

  const form = await screens.article(uniqueTitle);
  await form.title.fill(`${uniqueTitle}, again`);
  await form.content.append(' And after.');
  await form.publish();

  await article.soonShows(async () => {
    await expect(article.title).toHaveText(`${uniqueTitle}, again`, { timeout: 1000 });
    await expect(article.text).toContainText('Before. And after.', { timeout: 1000 });
  });
});

test('an article with a new address redirects from its old one', async ({
  admin,
  screens,
  reader,
  request,
  uniqueTitle,
}) => {
  const old = new ReaderArticle(reader, getAddress(uniqueTitle));
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
  await moved.soonShows(() => expect(moved.title).toHaveText(uniqueTitle, { timeout: 1000 }));

  // The page at the new address may have been rendered before the site knew of the change. The old one stays cached
  // until then.
  const atOld = () => request.get(old.path, { maxRedirects: 0 });
  await expect.poll(async () => (await atOld()).status()).toBe(301);
  expect((await atOld()).headers().location).toBe(moved.path);
  await old.load();
  await expect(reader).toHaveURL(moved.path);
  await expect(old.title).toHaveText(uniqueTitle);
});

test('an unpublished article returns 404', async ({ admin, screens, reader, request, uniqueTitle }) => {
  const article = new ReaderArticle(reader, getAddress(uniqueTitle));
  await admin.publishArticle({
    title: uniqueTitle,
    slug: path.basename(article.path),
    content: oneProse('Here.'),
  });
  expect((await article.load()).status()).toBe(200);

  const form = await screens.article(uniqueTitle);
  await form.unpublish();

  await article.soonShows(() => expect(article.title).toHaveText('Blog not found.', { timeout: 1000 }));
  expect((await request.get(article.path)).status()).toBe(404);
});

test('a draft article returns 404 to readers', async ({ admin, screens, reader, request, uniqueTitle }) => {
  const article = new ReaderArticle(reader, getAddress(uniqueTitle));
  const form = await screens.startArticle(uniqueTitle);
  await form.content.start();
  await form.content.type('Not yet.');
  await form.save();

  await waitForChangesToReachReaders(admin, request);
  expect((await article.load()).status()).toBe(404);
  await expect(article.title).toHaveText('Blog not found.');
});

test('saved but unpublished changes to a published article stay hidden from readers', async ({
  admin,
  screens,
  request,
  uniqueTitle,
}) => {
  const address = getAddress(uniqueTitle);
  await admin.publishArticle({
    title: uniqueTitle,
    slug: path.basename(address),
    content: oneProse('In print.'),
  });

  const form = await screens.article(uniqueTitle);
  await form.content.append(' Not yet.');
  await form.save();

  await waitForChangesToReachReaders(admin, request);
  const html = await (await request.get(address)).text();
  expect(html).toContain('In print.');
  expect(html).not.toContain('Not yet.');
});
