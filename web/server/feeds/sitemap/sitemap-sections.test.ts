import type { GraphQLClient } from '../../../src/lib/graphql/context';
import { operationName } from '../../../src/lib/graphql/operation';
import { getAddresses, articlePages, SECTIONS } from './sitemap-sections';

/** A CMS with this many articles, whose ids are their numbers. */
function cmsWith(count: number) {
  const requests: Record<string, unknown>[] = [];
  const id = (number: number) => `id${String(number).padStart(6, '0')}`;
  const articles = Array.from({ length: count }, (_, number) => ({
    id: id(number),
    slug: `a-${number}`,
    updatedAt: '2026-03-01T08:00:00.000Z',
  }));
  const sitemapCategories = [
    { slug: 'sleep', kind: 'TOPIC' },
    { slug: 'aging', kind: 'TOPIC' },
    { slug: 'pet-health', kind: 'TOPIC' },
    { slug: 'insomnia', kind: 'SUB_TOPIC' },
  ];
  const topics = [
    { slug: 'sleep', articleCount: 3, hasHub: true },
    { slug: 'aging', articleCount: 0, hasHub: true },
    { slug: 'pet-health', articleCount: 1, hasHub: false },
  ];
  const reader: GraphQLClient = {
    query({ query, variables }) {
      if (operationName(query) === 'SitemapCategories') {
        return Promise.resolve({ data: { sitemapCategories, topics } });
      }
      requests.push(variables);
      const { after, first } = variables as { after: string | null; first: number };
      const page = articles.filter((article) => article.id > (after ?? '')).slice(0, first);
      const sitemapArticles = {
        slugs: page.map(({ slug }) => slug),
        updatedAt: page.map(({ updatedAt }) => updatedAt),
        next: page.length === first ? page.at(-1)?.id : null,
      };
      return Promise.resolve({ data: { sitemapArticles } });
    },
  };
  return { reader, requests };
}

async function getPaths(...[sections, reader]: Parameters<typeof getAddresses>): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of getAddresses(sections, reader)) paths.push(path);
  return paths;
}

test('lists static pages first, then topics and sub-topics, then dated articles', async () => {
  const { reader } = cmsWith(2);
  const addresses = [];
  for await (const address of getAddresses(SECTIONS, reader)) addresses.push(address);
  expect(addresses).toEqual([
    { path: '/' },
    { path: '/about' },
    { path: '/all-category-page' },
    { path: '/blog-list' },
    { path: '/bmi-calculator' },
    { path: '/bmr-calculator' },
    { path: '/calorie-calculator' },
    { path: '/categories-list' },
    { path: '/cookie-policy' },
    { path: '/disclaimer' },
    { path: '/duedate-calculator' },
    { path: '/faqs' },
    { path: '/main-category' },
    { path: '/pregnancy-calculator' },
    { path: '/privacy-policy' },
    { path: '/related-videos' },
    { path: '/tdee-calculator' },
    { path: '/terms' },
    { path: '/sleep' },
    { path: '/aging' },
    { path: '/categories-list/sleep' },
    { path: '/categories-list/aging' },
    { path: '/categories-list/pet-health' },
    // A topic without a hub still has a list. A page without articles must not be listed.
    { path: '/category/sleep' },
    { path: '/category/pet-health' },
    { path: '/category/insomnia' },
    { path: '/blog/a-0', changedAt: '2026-03-01T08:00:00.000Z' },
    { path: '/blog/a-1', changedAt: '2026-03-01T08:00:00.000Z' },
  ]);
});

test.each([
  [0, 1],
  [1999, 1],
  [2000, 2],
  [12_000, 7],
])('lists each of %i articles once with %i queries', async (count, questions) => {
  const { reader, requests } = cmsWith(count);
  const paths = await getPaths([articlePages], reader);
  expect(new Set(paths).size).toBe(count);
  expect(paths).toHaveLength(count);
  expect(requests).toHaveLength(questions);
});

test('fails instead of returning an empty sitemap when the CMS returns no data', async () => {
  await expect(getPaths(SECTIONS, { query: () => Promise.resolve({}) })).rejects.toThrow('SitemapCategories');
});
