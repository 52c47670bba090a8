import { randomUUID } from 'node:crypto';
import { inRoot } from '../../../scripts/lib/files/root.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  waitForChangesToReachReaders,
  waitForPage,
  waitForPageWith,
  waitForPageWithout,
  publish,
  waitForStatus,
} from '../../support/product/publishing.ts';

const PICTURE = inRoot('cms/content/images/insomnia-window.webp');
const ANOTHER = inRoot('cms/content/images/main-category.webp');

test('an open tab shows edits and unpublishing when the reader returns to the article', async ({
  admin,
  page,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle, { description: 'As it was written at first.' });
  const toArticle = page.getByRole('link', { name: uniqueTitle, exact: true }).first();
  await waitForPageWith(request, '/', uniqueTitle);
  await page.goto(`/blog/${slug}`);
  const toHome = page.getByRole('banner').getByRole('link', { name: 'Wellfolio' });
  await toHome.click();
  await toArticle.click();
  await expect(page.getByText('As it was written at first.').first()).toBeVisible();
  await toHome.click();
  await expect(toArticle).toBeVisible();
  await admin.publish(id, { description: 'Mended while the tab was open.' });
  await waitForPageWith(request, `/blog/${slug}`, 'Mended while the tab was open.');
  await toArticle.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uniqueTitle);
  await expect(page.getByText('Mended while the tab was open.').first()).toBeVisible();
  await toHome.click();
  await expect(toArticle).toBeVisible();
  await admin.unpublish(id);
  await waitForStatus(request, `/blog/${slug}`, 404);
  await toArticle.click();
  await expect(page.getByText('Blog not found.')).toBeVisible();
});

test('a saved draft of a published article does not reach readers', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  await waitForPageWith(request, `/blog/${slug}`, uniqueTitle);
  await admin.update('blog', id, { description: 'A draft of the next version.' });
  await waitForChangesToReachReaders(admin, request);
  const html = await waitForPageWith(request, `/blog/${slug}`, uniqueTitle);
  expect(html).not.toContain('A draft of the next version');
});

test('a deleted article returns 404 and leaves the home page', async ({ admin, request, uniqueTitle }) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  await waitForPageWith(request, `/blog/${slug}`, uniqueTitle);
  await waitForPageWith(request, '/', uniqueTitle);
  await admin.delete('blog', id);
  await waitForStatus(request, `/blog/${slug}`, 404);
  await waitForPageWithout(request, '/', uniqueTitle);
});

test('an article with a changed slug redirects from its old address', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  await waitForPageWith(request, `/blog/${slug}`, uniqueTitle);
  await admin.publish(id, { slug: `${slug}-moved` });
  expect(await waitForStatus(request, `/blog/${slug}`, 301)).toEqual({ location: `/blog/${slug}-moved` });
  await waitForStatus(request, `/blog/${slug}-moved`, 200);
});

test('a renamed category shows its new name in its articles', async ({ admin, request, uniqueTitle }) => {
  const name = `Quiet Hours ${randomUUID().slice(0, 8)}`;
  const parent = await admin.find('category', 'slug', 'sleep');
  const category = await admin.create('category', {
    name,
    kind: 'sub-topic',
    parent: { connect: [{ documentId: parent }] },
  });
  try {
    const { slug } = await publish(admin, uniqueTitle, {
      categories: { connect: [{ documentId: category }] },
    });
    await waitForPageWith(request, `/blog/${slug}`, name);
    await admin.update('category', category, { name: `${name} Renamed` });
    await waitForPageWith(request, `/blog/${slug}`, `${name} Renamed`);
  } finally {
    await admin.delete('category', category);
  }
});

test('a replaced image appears in its article', async ({ admin, request, uniqueTitle }) => {
  const picture = await admin.upload(PICTURE);
  const { slug } = await publish(admin, uniqueTitle, { topBanner: picture });
  const banner = (html: string): string => /<img[^>]* src="(\/uploads\/[^"]+)"/.exec(html)?.[1] ?? '';
  const before = banner(
    await waitForPage(request, `/blog/${slug}`, (html) => banner(html) !== '', 'has a picture'),
  );
  await admin.upload(ANOTHER, picture);
  const after = banner(
    await waitForPage(
      request,
      `/blog/${slug}`,
      (html) => !['', before].includes(banner(html)),
      'has the new picture',
    ),
  );
  expect((await request.get(after)).status()).toBe(200);
});

test('an article reflects an added, changed and deleted question', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  const address = `/blog/${slug}`;
  await waitForPageWith(request, address, 'No questions found.');
  const publishWith = (...faqs: object[]) => admin.publish(id, { title: uniqueTitle, slug, faqs });
  await publishWith({ question: 'Is this new?', answer: 'Yes.' });
  await waitForPageWith(request, address, 'Is this new?');
  await publishWith({ question: 'Is this new?', answer: 'Not any more.' });
  await waitForPageWith(request, address, 'Not any more.');
  await publishWith();
  await waitForPageWith(request, address, 'No questions found.');
});

test('the home page reflects an article added to or removed from a placement', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle, { publicationDate: '2020-01-01T08:00:00.000Z' });
  await waitForPageWith(request, `/blog/${slug}`, uniqueTitle);
  const topReads = (html: string): string => /More Top Reads.*?Wellness at Every Age/s.exec(html)?.[0] ?? '';
  const isListed = (html: string): boolean => topReads(html).includes(uniqueTitle);
  expect(isListed(await (await request.get('/')).text())).toBe(false);
  const list = await admin.find('placement', 'key', 'news-list');
  const first = { documentId: id, locale: null, position: { start: true } };
  await admin.update('placement', list, { blogs: { connect: [first] } });
  await waitForPage(request, '/', isListed, 'lists the article');
  await admin.update('placement', list, { blogs: { disconnect: [{ documentId: id }] } });
  await waitForPage(request, '/', (html) => topReads(html) !== '' && !isListed(html), 'no longer lists it');
});
