/** @jest-environment jsdom */
import { sitemapFiles, type Address } from './sitemap-files';

const publicUrl = 'https://health.example';

async function* given(addresses: Address[]): AsyncIterable<Address> {
  yield* addresses;
}
const numbered = (count: number): Address[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/blog/a-${index}`,
    changedAt: `2026-03-0${index + 1}T08:00:00.000Z`,
  }));

/** Name of the root, and address and last change of each entry. */
function read(xml: string | undefined) {
  const document = new DOMParser().parseFromString(xml ?? '', 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const root = document.documentElement;
  expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const text = (entry: Element, name: string) => entry.querySelector(name)?.textContent;
  return [root.localName, ...[...root.children].map((entry) => [text(entry, 'loc'), text(entry, 'lastmod')])];
}

test('writes a few URLs into one file', async () => {
  const files = await sitemapFiles(given([{ path: '/' }, ...numbered(2)]), { publicUrl, most: 3 });
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  expect(read(files.get('/sitemap.xml'))).toEqual([
    'urlset',
    ['https://health.example/', undefined],
    ['https://health.example/blog/a-0', '2026-03-01T08:00:00.000Z'],
    ['https://health.example/blog/a-1', '2026-03-02T08:00:00.000Z'],
  ]);
});

test('splits more URLs than one file may hold into an index of dated files', async () => {
  const files = await sitemapFiles(given([...numbered(7).toReversed(), { path: '/' }]), {
    publicUrl,
    most: 3,
  });
  expect(read(files.get('/sitemap.xml'))).toEqual([
    'sitemapindex',
    ['https://health.example/sitemap-1.xml', '2026-03-07T08:00:00.000Z'],
    ['https://health.example/sitemap-2.xml', '2026-03-04T08:00:00.000Z'],
    ['https://health.example/sitemap-3.xml', '2026-03-01T08:00:00.000Z'],
  ]);
  const parts = [1, 2, 3].map((number) => read(files.get(`/sitemap-${number}.xml`)));
  expect(parts.map(([root, ...entries]) => [root, entries.length])).toEqual([
    ['urlset', 3],
    ['urlset', 3],
    ['urlset', 2],
  ]);
  expect(new Set(parts.flatMap(([, ...entries]) => entries.map(([loc]) => loc))).size).toBe(8);
  expect(files.size).toBe(4);
});

test('writes an empty file for no URLs, and no index for as many as fit', async () => {
  expect(read((await sitemapFiles(given([]), { publicUrl })).get('/sitemap.xml'))).toEqual(['urlset']);
  expect((await sitemapFiles(given(numbered(3)), { publicUrl, most: 3 })).size).toBe(1);
});

test('escapes URLs', async () => {
  const files = await sitemapFiles(given([{ path: '/blog/a?b=1&c=<' }]), { publicUrl });
  expect(read(files.get('/sitemap.xml'))[1]).toEqual(['https://health.example/blog/a?b=1&c=<', undefined]);
});
