import request from 'supertest';
import { runQuery } from '../support/graphql/run-query';
import { category, day, someArticles } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getIds } from '../support/rest/same-as-rest';

interface Listed {
  blog_id: string;
  slug: string;
  categories: string[];
}

let cms: Cms;
const keepReading = async (slug: string) =>
  getIds((await runQuery(cms, `{ article(slug: "${slug}") { keepReading { id } } }`)).article.keepReading);

/** What a REST client would do: of all articles those that share a category, eight at most. */
async function sharing(slug: string): Promise<string[]> {
  const { body } = await request(cms.server).get('/api/blogs').expect(200);
  const all: Listed[] = body;
  const own = all.find((article) => article.slug === slug);
  return all
    .filter((article) => article.slug !== slug)
    .filter(({ categories }) => categories.some((name) => own?.categories.includes(name)))
    .slice(0, 8)
    .map(({ blog_id: id }) => id);
}

/** Besides Sleep and Insomnia: `both` is in two topics, `alone` in a separate category, `plain` in none. */
beforeAll(async () => {
  cms = await bootCms();
  await someArticles(cms);
  const heart = await category(cms, 'Heart Health', { position: 3 });
  const sleep = await cms.strapi
    .documents('api::category.category')
    .findFirst({ filters: { slug: 'sleep' } as never });
  const solitude = await category(cms, 'Solitude', { position: 4 });
  const add = (slug: string, number: number, categories: (string | undefined)[]) =>
    publishArticle(cms, { title: slug, slug, publicationDate: day(number), categories });
  for (const number of [3, 9, 15, 40]) await add(`heart-${number}`, number, [heart.documentId]);
  await add('both', 20, [heart.documentId, sleep?.documentId]);
  await add('alone', 50, [solitude.documentId]);
  await add('plain', 51, []);
});
afterAll(() => cms.stop());

test.each(['a33', 'a03', 'both', 'heart-9', 'alone', 'plain'])(
  'keepReading of %s lists up to eight of the newest articles that share a category',
  async (slug) => {
    expect(await keepReading(slug)).toEqual(await sharing(slug));
  },
);

test('keepReading is shorter when fewer articles share a category, and has no duplicates', async () => {
  expect(await keepReading('a33')).toHaveLength(8);
  expect(await keepReading('heart-9')).toHaveLength(4);
  expect(await keepReading('alone')).toEqual([]);
  const both = await keepReading('both');
  expect(new Set(both).size).toBe(8);
});
