import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoArticles } from '../support/product/demo-articles.ts';
import { expect, test } from '../support/fixtures.ts';
import { hubs } from '../support/product/hubs.ts';
import { parseJsonLd } from '../support/structured-data/json-ld.ts';
import { collectProblems } from '../support/page/problems.ts';

const INSOMNIA = '/blog/insomnia-what-really-helps';

/**
 * The text of the elements with a name (including its prefix), parsed like a browser does. Throws if the XML is not
 * well-formed.
 */
async function textsIn(page: Page, xml: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([source, wanted]) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      const error = document.querySelector('parsererror');
      if (error) throw new Error(error.textContent);
      return [...document.querySelectorAll('*')]
        .filter(({ tagName }) => tagName === wanted)
        .map(({ textContent }) => textContent);
    },
    [xml, name] as const,
  );
}

/** The JSON-LD of a page, by type. */
const readJsonLd = async (page: Page) =>
  new Map(parseJsonLd(await page.content()).map((thing) => [thing['@type'], thing]));

test('the sitemap lists main pages, hubs and articles, and robots.txt names the sitemap', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  const locs = await textsIn(page, await (await request.get('/sitemap.xml')).text(), 'loc');
  const pages = [
    '/',
    '/blog-list',
    '/main-category',
    '/categories-list',
    '/categories-list/mens-health',
    '/all-category-page',
    '/related-videos',
    '/about',
  ];
  for (const path of [...pages, ...demoArticles.map((article) => article.path)]) {
    expect(locs).toContain(baseURL + path);
    expect((await request.get(path)).status()).toBe(200);
  }
  for (const { path } of hubs)
    expect(locs).toEqual(expect.arrayContaining([baseURL + path, `${baseURL}/categories-list${path}`]));
  // Only topics and sub-topics with articles.
  for (const slug of ['sleep', 'insomnia']) expect(locs).toContain(`${baseURL}/category/${slug}`);
});

test('every sitemap entry returns 200, is indexable and is its own canonical address', async ({
  page,
  request,
}) => {
  const listed = async () => textsIn(page, await (await request.get('/sitemap.xml')).text(), 'loc');
  const locs = await listed();
  expect(new Set(locs).size).toBe(locs.length);
  const wrong: { loc: string; what: string }[] = [];
  for (const loc of locs) {
    const response = await request.get(loc, { maxRedirects: 0 });
    const html = await response.text();
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    if (response.status() !== 200) wrong.push({ loc, what: `returns ${response.status()}` });
    if (canonical !== loc) wrong.push({ loc, what: `has the canonical address ${canonical}` });
    if (/<meta name="robots" content="noindex/.test(html)) wrong.push({ loc, what: 'must not be listed' });
  }
  // Other tests delete articles at the same time, which are then no longer listed.
  const still = new Set(await listed());
  expect(wrong.filter(({ loc }) => still.has(loc))).toEqual([]);
});

test('the feed has the newest articles with full text, and the home page links to it', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/');
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  const links = await textsIn(page, xml, 'link');
  const texts = await textsIn(page, xml, 'content:encoded');
  // Other tests also publish newer articles.
  const newest = demoArticles.toSorted((a, b) => b.published.localeCompare(a.published)).slice(0, 15);
  for (const { path } of newest) {
    // The channel's own link comes first.
    const text = texts[links.indexOf(baseURL + path) - 1] ?? '';
    expect(text.length, path).toBeGreaterThan(3000);
    expect(text).not.toMatch(/<script|class=|(?:src|href)="\//);
  }
  const panic = links.indexOf(`${baseURL}/blog/panic-attacks-what-to-do`);
  expect(texts[panic - 1]).toContain('What is happening in your body');
});

test('the web app manifest names the site and has icons with the declared sizes', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons }: { name: string; icons: { src: string; sizes: string }[] } = await response.json();
  expect(name).toBe('Wellfolio');
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (url) => {
      const icon = new Image();
      icon.src = url;
      await icon.decode();
      return `${icon.naturalWidth}x${icon.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test('an article has Article, BreadcrumbList, WebPage and FAQPage structured data', async ({
  page,
  baseURL,
}) => {
  await page.goto(INSOMNIA);
  const jsonLd = await readJsonLd(page);
  expect([...jsonLd.keys()]).toEqual(['Article', 'BreadcrumbList', 'WebPage', 'FAQPage']);
  expect(jsonLd.get('Article')).toMatchObject({
    headline: 'Insomnia: What Really Helps When You Cannot Sleep',
    author: { '@type': 'Organization', name: 'Wellfolio' },
    publisher: { logo: { url: `${baseURL}/icon-512.png` } },
    articleSection: 'Sleep',
  });
  expect(jsonLd.get('FAQPage')?.mainEntity).toHaveLength(4);
  expect(JSON.stringify([...jsonLd.values()])).not.toMatch(/reviewed/i);
});

test('a title with markup stays inert in page, JSON-LD and feed, and the reviewer is included', async ({
  page,
  admin,
  request,
  uniqueTitle,
}) => {
  const problems = collectProblems(page);
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const title = `${uniqueTitle} </script><script>alert(1)</script> & ]]>`;
  const slug = randomUUID();
  await admin.publishArticle({
    title,
    slug,
    content: [{ __component: 'blocks.heading', text: '</script><script>alert(2)</script>', level: 2 }],
    reviewer: 'Dr. Ada Example',
    reviewedOn: '2026-03-04',
  });

  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const jsonLd = await readJsonLd(page);
  expect(jsonLd.get('Article')?.headline).toBe(title);
  expect(jsonLd.get('MedicalWebPage')).toMatchObject({
    reviewedBy: { '@type': 'Person', name: 'Dr. Ada Example' },
    lastReviewed: '2026-03-04',
  });
  // The page is hydrated, so internal links work without a full load.
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-loaded-once', '');
  // The article's JSON-LD must not stay on another page.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);

  // The site polls for changes once a second.
  await expect(async () => {
    const feed = await (await request.get('/feed.xml')).text();
    expect(await textsIn(page, feed, 'title')).toContain(title);
  }).toPass();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect((await textsIn(page, sitemap, 'loc')).filter((loc) => loc.endsWith(slug))).toHaveLength(1);
  expect(problems).toEqual([]);
});
