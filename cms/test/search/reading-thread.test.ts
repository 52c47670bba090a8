import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { getStatements } from '../support/statements';
import { publishArticle } from '../support/content/publish-article';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const search = (words: string) => request(cms.server).get(`/api/blogs?search=${words}`).expect(200);

test('searches with its own connection, which sees the last publication', async () => {
  await publishArticle(cms, { title: 'Quinsy', slug: 'quinsy' });
  // Updates the index.
  await request(cms.server).get('/api/blogs').expect(200);
  let slugs: string[] = [];
  const statements = await getStatements(cms, async () => {
    const { body } = await search('quinsy');
    slugs = body.map(({ slug }: { slug: string }) => slug);
  });
  expect(slugs).toEqual(['quinsy']);
  expect(statements.filter((sql) => sql.includes('article_search'))).toEqual([]);
});

test('runs several searches at the same time', async () => {
  const responses = await Promise.all(['quinsy', 'quin', 'absent'].map(search));
  expect(responses.map(({ body }) => body.length)).toEqual([1, 1, 0]);
});
