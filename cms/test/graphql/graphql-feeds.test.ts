import request from 'supertest';
import { runQuery, requestQuery } from '../support/graphql/run-query';
import { category, day, someArticles } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getIds, restIds } from '../support/rest/same-as-rest';

let cms: Cms;
const feed = async (fields = 'id') => (await runQuery(cms, `{ feed { ${fields} } }`)).feed;
const SITEMAP = `query ($after: ID, $first: Int! = 1000) {
  sitemapArticles(after: $after, first: $first) { slugs updatedAt next }
}`;
const sitemap = async (variables: Record<string, unknown> = {}) =>
  (await runQuery(cms, SITEMAP, variables)).sitemapArticles;
const slugs = async (): Promise<string[]> => (await sitemap()).slugs;
const articles = () => cms.strapi.documents('api::blog.blog');

beforeAll(async () => {
  cms = await bootCms();
  await someArticles(cms);
});
afterAll(() => cms.stop());

describe('the feed', () => {
  test('contains the thirty newest articles in list order', async () => {
    expect(getIds(await feed())).toEqual(await restIds(cms, '/api/blogs?page=1&limit=30'));
  });

  test('contains their full content and follows what editors publish', async () => {
    const { documentId } = await publishArticle(cms, {
      title: 'Whole',
      slug: 'whole',
      publicationDate: day(300),
      content: [
        { __component: 'blocks.heading', text: 'First', level: 2 },
        { __component: 'blocks.blockquote', text: 'Second' },
      ],
    });
    const [newest] = await feed(
      'id title publishedAt content { __typename ... on HeadingBlock { text } ... on BlockquoteBlock { text } }',
    );
    expect(newest).toEqual({
      id: documentId,
      title: 'Whole',
      publishedAt: day(300),
      content: [
        { __typename: 'HeadingBlock', text: 'First' },
        { __typename: 'BlockquoteBlock', text: 'Second' },
      ],
    });
    await articles().delete({ documentId });
    expect(getIds(await feed())).not.toContain(documentId);
  });
});

describe('sitemap articles', () => {
  test('list every published article once, whatever the page size', async () => {
    const all = await sitemap();
    expect(all.slugs).toHaveLength(35);
    expect(all.next).toBeNull();
    for (const [first, questions] of [
      [1, 36],
      [10, 4],
      [35, 2],
    ] as const) {
      const pages = [await sitemap({ first })];
      while (pages.at(-1).next !== null) pages.push(await sitemap({ after: pages.at(-1).next, first }));
      expect(pages).toHaveLength(questions);
      expect(pages.flatMap((page) => page.slugs)).toEqual(all.slugs);
      expect(pages.flatMap((page) => page.updatedAt)).toEqual(all.updatedAt);
    }
  });

  test('have the modification date of each article', async () => {
    const all = await sitemap();
    for (const [index, slug] of all.slugs.slice(0, 3).entries()) {
      const { article } = await runQuery(cms, `{ article(slug: "${slug}") { updatedAt } }`);
      expect(all.updatedAt[index]).toBe(article.updatedAt);
    }
  });

  test('omit drafts and articles marked noindex', async () => {
    const { documentId } = await publishArticle(cms, {
      title: 'Hidden',
      slug: 'hidden',
      seo: { noindex: true },
    });
    expect((await request(cms.server).get('/api/blogs/slug/hidden')).status).toBe(200);
    expect(await slugs()).not.toContain('hidden');
    expect(await slugs()).not.toContain('draft');
    await articles().update({ documentId, data: { seo: { noindex: false } } as never, status: 'published' });
    expect(await slugs()).toContain('hidden');
    await articles().update({ documentId, data: { slug: 'shown' }, status: 'published' });
    expect(await slugs()).toEqual(expect.arrayContaining(['shown']));
    expect(await slugs()).not.toContain('hidden');
    await articles().unpublish({ documentId });
    expect(await slugs()).not.toContain('shown');
  });

  test.each([
    { first: 0 },
    { first: -1 },
    { first: 10_001 },
    { first: null },
    { after: '' },
    { after: "' OR 1=1 --" },
    { after: '\0' },
    { after: 'x'.repeat(65) },
  ])('are refused for %o with a message that names the argument', async (variables) => {
    const { status, body } = await requestQuery(cms, SITEMAP, variables);
    expect([status, body.errors?.[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.errors[0].message).toContain(Object.keys(variables)[0]);
  });
});

test('sitemap categories contain every topic and the sub-topics that have articles', async () => {
  const getSlugs = async () =>
    (await runQuery(cms, '{ sitemapCategories { slug kind } }')).sitemapCategories.map(
      ({ slug, kind }: { slug: string; kind: string }) => `${kind} ${slug}`,
    );
  await category(cms, 'Jet Lag', { kind: 'sub-topic' });
  expect(await getSlugs()).toEqual(['TOPIC sleep', 'TOPIC mens-health', 'SUB_TOPIC insomnia']);
});
