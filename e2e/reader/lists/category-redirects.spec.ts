import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { AdminApi } from '../../support/product/admin-api.ts';
import { expect, test } from '../../support/fixtures.ts';

/** A sub-topic of Sleep, with names and slugs that no other test uses. */
async function ownSubTopic(admin: AdminApi) {
  const id = randomUUID().slice(0, 8);
  const name = `Quiet Hours ${id}`;
  const parent = await admin.find('category', 'slug', 'sleep');
  const documentId = await admin.create('category', {
    name,
    kind: 'sub-topic',
    parent: { connect: [{ documentId: parent }] },
  });
  return { documentId, name, slug: `quiet-hours-${id}` };
}

/** The status and redirect target that readers get for an address. */
async function statusAt(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0 });
  return response.headers().location
    ? `${response.status()} ${response.headers().location}`
    : `${response.status()}`;
}

/** Waits until a change has reached readers. */
const soon = async (request: APIRequestContext, address: string, expected: string): Promise<void> =>
  expect.poll(() => statusAt(request, address), { message: address }).toBe(expected);

test('a renamed sub-topic redirects to its new address, and a deleted one to its topic', async ({
  admin,
  request,
  reader,
  uniqueTitle,
}) => {
  const { documentId, name, slug } = await ownSubTopic(admin);
  const renamed = `${slug}-renamed`;
  try {
    const article = uniqueTitle.toLowerCase().replaceAll(' ', '-');
    const categories = { connect: [{ documentId }] };
    await admin.publishArticle({ title: uniqueTitle, slug: article, categories });
    const addresses = (at: string): string[] => [
      `/${at}`,
      `/category/${at}`,
      `/blog-list?category=${at}`,
      `/search/quiet-evenings?category=${at}`,
    ];
    for (const address of addresses(slug)) await soon(request, address, '200');
    await soon(request, `/categories-list/${slug}`, '301 /categories-list/sleep');

    await admin.update('category', documentId, { name: `${name} Renamed` });
    for (const [place, address] of addresses(slug).entries()) {
      await soon(request, address, `301 ${addresses(renamed)[place]}`);
    }
    for (const address of addresses(renamed)) await soon(request, address, '200');
    await soon(request, `/categories-list/${slug}`, '301 /categories-list/sleep');
    await soon(request, `/category/${slug}?utm_source=mail`, `301 /category/${renamed}?utm_source=mail`);
    await reader.goto(`/category/${slug}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${name} Renamed`, {
      ignoreCase: true,
    });
    await expect(reader).toHaveURL(`/category/${renamed}`);

    await admin.delete('category', documentId);
    for (const old of [slug, renamed]) {
      const [atRoot = '', page = '', list = '', search = ''] = addresses(old);
      await soon(request, atRoot, '301 /sleep');
      await soon(request, page, '301 /sleep');
      await soon(request, list, '301 /blog-list?category=sleep');
      await soon(request, search, '301 /search/quiet-evenings?category=sleep');
      await soon(request, `/categories-list/${old}`, '301 /categories-list/sleep');
    }
    await soon(request, `/blog/${article}`, '200');
  } finally {
    await admin.deleteWhere('category', 'slug', [slug, renamed]);
    await admin.deleteWhere('category-redirect', 'slug', [slug, renamed]);
  }
});
