import { asAdmin, entriesOf } from './as-admin';
import { bootCms, type Cms } from './harness';
import { signInAs } from './sign-in';

const LIST = entriesOf('api::blog.blog');

let cms: Cms;
let token: string;
beforeAll(async () => {
  cms = await bootCms();
  token = await signInAs(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

/** How SQLite would run the statements that a page of the list reads drafts with. */
async function plansOf(sort: string): Promise<string[]> {
  const statements: { sql: string; bindings: string[] }[] = [];
  const note = (statement: { sql: string; bindings: string[] }) => void statements.push(statement);
  const knex = cms.strapi.db.connection;
  knex.on('query', note);
  await asAdmin(cms, token).get(`${LIST}?page=2&pageSize=10&sort=${sort}`).expect(200);
  knex.removeListener('query', note);
  const paged = statements.filter(({ sql }) => /from `blogs`.* order by .* limit/.test(sql));
  const plans = paged.map(({ sql, bindings }) => knex.raw(`EXPLAIN QUERY PLAN ${sql}`, bindings));
  return (await Promise.all(plans)).flat().map(({ detail }: { detail: string }) => detail);
}

test.each([
  ['publicationDate:DESC', 'publication_date'],
  ['publicationDate:ASC', 'publication_date'],
  ['title:DESC', 'title'],
  ['title:ASC', 'title'],
  ['layoutType:DESC', 'layout_type'],
  ['layoutType:ASC', 'layout_type'],
  ['updatedAt:DESC', 'updated_at'],
  ['updatedAt:ASC', 'updated_at'],
])('the list of articles by %s reads an index in that order', async (sort, column) => {
  const plans = await plansOf(sort);
  expect(plans).toContainEqual(expect.stringContaining(`blogs_drafts_by_${column}`));
  // Not for its last column either: then it reads all rows before the page.
  expect(plans.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
});
