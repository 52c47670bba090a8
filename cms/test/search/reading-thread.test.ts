import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { getStatements } from '../support/member-calls';
import { published } from '../support/published';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const search = (words: string) => request(cms.server).get(`/api/blogs?search=${words}`).expect(200);

test('searches by a connection of its own, which sees what was published last', async () => {
  await published(cms, { title: 'Quinsy', slug: 'quinsy' });
  // Brings the index up to date.
  await request(cms.server).get('/api/blogs').expect(200);
  let slugs: string[] = [];
  const statements = await getStatements(cms, async () => {
    const { body } = await search('quinsy');
    slugs = body.map(({ slug }: { slug: string }) => slug);
  });
  expect(slugs).toEqual(['quinsy']);
  expect(statements.filter((sql) => sql.includes('article_search'))).toEqual([]);
});

test('answers several searches at once', async () => {
  const answers = await Promise.all(['quinsy', 'quin', 'absent'].map(search));
  expect(answers.map(({ body }) => body.length)).toEqual([1, 1, 0]);
});
