import { createArticleList } from '../../src/domain/articles/search-index/search/lists';
import { category, day } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';

let cms: Cms;
let sleep: Awaited<ReturnType<typeof category>>;
const slugs = new Map<string, string>();

const write = async (slug: string, title: string, more: Record<string, unknown> = {}) =>
  slugs.set((await publishArticle(cms, { slug, title, ...more })).documentId, slug);
const paragraph = (text: string) => [{ __component: 'blocks.paragraph', text }];

beforeAll(async () => {
  cms = await bootCms();
  sleep = await category(cms, 'Sleep');
  // Indexed in this order; the dates are in the opposite order.
  await write('title-old', 'Zorbly', { publicationDate: day(9), categories: [sleep.documentId] });
  await write('description-old', 'Plain', { description: 'Of zorbly.', publicationDate: day(8) });
  await write('text-1', 'Plain', { content: paragraph('zorbly'), publicationDate: day(7) });
  await write('text-2', 'Plain', { content: paragraph('zorbly'), publicationDate: day(6) });
  await write('text-3', 'Plain', { content: paragraph('zorbly'), publicationDate: day(5) });
  await write('title-and-description', 'Zorbly', { description: 'Zorbly.', publicationDate: day(1) });
});
afterAll(() => cms.stop());

/** The slugs of a page of results, with at most `most` ranked articles. */
const found = async (most: number, page = { offset: 0, limit: 100 }, more = {}) =>
  (await createArticleList(cms.strapi, { search: 'zorbly', ...more }, most).ids(page)).map((id) =>
    slugs.get(id),
  );

test('ranks all matches if they fit into the maximum of a search', async () => {
  const ranked = ['title-and-description', 'title-old', 'description-old', 'text-1', 'text-2', 'text-3'];
  expect(await found(6)).toEqual(ranked);
  expect(await found(1000)).toEqual(ranked);
});

test('prefers articles with the word in their title, then description, then those indexed last', async () => {
  expect(await found(2)).toEqual(['title-and-description', 'title-old']);
  expect(await found(3)).toEqual(['title-and-description', 'title-old', 'description-old']);
  expect(await found(4)).toEqual(['title-and-description', 'title-old', 'description-old', 'text-3']);
});

test('the total equals the listed articles, and its pages contain each article once', async () => {
  const list = createArticleList(cms.strapi, { search: 'zorbly' }, 5);
  expect(await list.total()).toBe(5);
  const pages = [0, 2, 4, 6].map((offset) => list.ids({ offset, limit: 2 }));
  expect((await Promise.all(pages)).map((ids) => ids.map((id) => slugs.get(id)))).toEqual([
    ['title-and-description', 'title-old'],
    ['description-old', 'text-2'],
    ['text-3'],
    [],
  ]);
});

test('filters by category and chosen articles before it drops any match', async () => {
  expect(await found(1, undefined, { categoryId: Number(sleep.id) })).toEqual(['title-old']);
  const [chosen] = [...slugs].find(([, slug]) => slug === 'text-1') ?? [];
  expect(await found(1, undefined, { among: [chosen] })).toEqual(['text-1']);
});
