import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import type { AdminApi } from './support/admin-api.ts';
import { expect, test } from './support/fixtures.ts';

const PICTURE = path.join(import.meta.dirname, '../cms/content/images/insomnia-window.webp');
const ANOTHER = path.join(import.meta.dirname, '../cms/content/images/main-category.webp');

/** An article that one test changes. Nobody has read it yet. */
interface Subject {
  id: string;
  slug: string;
  title: string;
}

async function publish(admin: AdminApi, title: string, fields: object = {}): Promise<Subject> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const content = [{ __component: 'blocks.heading', text: 'A heading', level: 2 }];
  return { id: await admin.publishArticle({ title, slug, content, ...fields }), slug, title };
}

/** What the first reader gets who comes two seconds after a change; nobody has asked meanwhile. */
async function afterTwoSeconds(request: APIRequestContext, address: string) {
  await wait(1900);
  const response = await request.get(address, { maxRedirects: 0 });
  return { status: response.status(), location: response.headers().location, html: await response.text() };
}

/** A page made before the change is kept, and must not be what readers get after it. */
async function read(request: APIRequestContext, address: string): Promise<string> {
  await wait(1900);
  return (await request.get(address)).text();
}

test('a newly published article is online within two seconds', async ({ admin, request, uniqueTitle }) => {
  const { slug } = await publish(admin, uniqueTitle);
  expect(await afterTwoSeconds(request, `/blog/${slug}`)).toMatchObject({ status: 200 });
});

test('readers see a republished edit within two seconds', async ({ admin, request, uniqueTitle }) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  expect(await read(request, `/blog/${slug}`)).toContain(uniqueTitle);
  await admin.publish(id, { description: 'Rewritten from the first word to the last.' });
  expect((await afterTwoSeconds(request, `/blog/${slug}`)).html).toContain('Rewritten from the first word');
});

test('an open tab shows edits and unpublishing when the reader returns to the article', async ({
  admin,
  page,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle, { description: 'As it was written at first.' });
  const toArticle = page.getByRole('link', { name: uniqueTitle, exact: true }).first();
  await expect.poll(async () => (await page.goto(`/blog/${slug}`))?.status()).toBe(200);
  const toHome = page.getByRole('banner').getByRole('link', { name: 'Wellfolio' });
  await toHome.click();
  await toArticle.click();
  await expect(page.getByText('As it was written at first.').first()).toBeVisible();
  await toHome.click();
  await expect(toArticle).toBeVisible();
  await admin.publish(id, { description: 'Mended while the tab was open.' });
  await wait(1900);
  await toArticle.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uniqueTitle);
  await expect(page.getByText('Mended while the tab was open.').first()).toBeVisible();
  await toHome.click();
  await expect(toArticle).toBeVisible();
  await admin.unpublish(id);
  await wait(1900);
  await toArticle.click();
  await expect(page.getByText('Blog not found.')).toBeVisible();
});

test('a saved draft of a published article does not reach readers', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  await admin.update('blog', id, { description: 'A draft of the next version.' });
  expect((await afterTwoSeconds(request, `/blog/${slug}`)).html).not.toContain('A draft of the next version');
});

for (const [title, end] of [
  ['unpublished', (admin: AdminApi, id: string) => admin.unpublish(id)],
  ['deleted', (admin: AdminApi, id: string) => admin.delete('blog', id)],
] as const) {
  test(`an article returns 404 and leaves the home page after being ${title}`, async ({
    admin,
    request,
    uniqueTitle,
  }) => {
    const { id, slug } = await publish(admin, uniqueTitle);
    expect(await read(request, `/blog/${slug}`)).toContain(uniqueTitle);
    expect(await read(request, '/')).toContain(uniqueTitle);
    await end(admin, id);
    expect(await afterTwoSeconds(request, `/blog/${slug}`)).toMatchObject({ status: 404 });
    expect(await read(request, '/')).not.toContain(uniqueTitle);
  });
}

test('an article with a changed slug redirects from its old address within two seconds', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  await read(request, `/blog/${slug}`);
  await admin.publish(id, { slug: `${slug}-moved` });
  expect(await afterTwoSeconds(request, `/blog/${slug}`)).toMatchObject({
    status: 301,
    location: `/blog/${slug}-moved`,
  });
  expect((await request.get(`/blog/${slug}-moved`)).status()).toBe(200);
});

test('a renamed category shows its new name in its articles within two seconds', async ({
  admin,
  request,
  uniqueTitle,
}) => {
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
    expect(await read(request, `/blog/${slug}`)).toContain(name);
    await admin.update('category', category, { name: `${name} Anew` });
    expect((await afterTwoSeconds(request, `/blog/${slug}`)).html).toContain(`${name} Anew`);
  } finally {
    await admin.delete('category', category);
  }
});

test('a replaced image appears in its article within two seconds', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const picture = await admin.upload(PICTURE);
  const { slug } = await publish(admin, uniqueTitle, { topBanner: picture });
  const banner = (html: string): string | undefined => /<img[^>]* src="([^"]+)"/.exec(html)?.[1];
  const before = banner(await read(request, `/blog/${slug}`));
  expect(before).toMatch(/^\/uploads\//);
  await admin.upload(ANOTHER, picture);
  const after = banner((await afterTwoSeconds(request, `/blog/${slug}`)).html);
  expect(after).toMatch(/^\/uploads\//);
  expect(after).not.toBe(before);
  expect((await request.get(String(after))).status()).toBe(200);
});

test('an article reflects an added, changed and deleted question within two seconds', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  expect(await read(request, `/blog/${slug}`)).toContain('No questions found.');
  const faq = await admin.create('faq', {
    question: 'Is this new?',
    answer: 'Yes.',
    blog: { connect: [{ documentId: id }] },
  });
  expect((await afterTwoSeconds(request, `/blog/${slug}`)).html).toContain('Is this new?');
  await admin.update('faq', faq, { answer: 'Not any more.' });
  expect((await afterTwoSeconds(request, `/blog/${slug}`)).html).toContain('Not any more.');
  await admin.delete('faq', faq);
  expect((await afterTwoSeconds(request, `/blog/${slug}`)).html).toContain('No questions found.');
});

test('the home page reflects an article added to or removed from a placement within two seconds', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id } = await publish(admin, uniqueTitle, { publicationDate: '2020-01-01T08:00:00.000Z' });
  const topReads = (html: string): string => /More Top Reads.*?Wellness at Every Age/s.exec(html)?.[0] ?? '';
  expect(topReads(await read(request, '/'))).not.toContain(uniqueTitle);
  const list = await admin.find('placement', 'key', 'news-list');
  const first = { documentId: id, locale: null, position: { start: true } };
  await admin.update('placement', list, { blogs: { connect: [first] } });
  expect(topReads((await afterTwoSeconds(request, '/')).html)).toContain(uniqueTitle);
  await admin.update('placement', list, { blogs: { disconnect: [{ documentId: id }] } });
  expect(topReads((await afterTwoSeconds(request, '/')).html)).not.toContain(uniqueTitle);
});
