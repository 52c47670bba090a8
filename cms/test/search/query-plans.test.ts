import { getDialect } from '../../src/platform/database/dialect';
import request from 'supertest';
import { createPruning } from '../../src/domain/history/versions/prune';
import { findDelay, findPinnedEditions } from '../../src/domain/schedule/jobs';
import { fixtures } from '../../src/blocks/fixtures';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const ARTICLES = getEntries('api::blog.blog');
const RELATIONS = '/content-manager/relations/api::blog.blog';
const HISTORY = '/admin/history/api::blog.blog';
const HOME_PAGE = '/content-manager/homepage';

let cms: Cms;
let token: string;
let ids: string[];
let topic: string;
let partialIndexes: string[];
beforeAll(async () => {
  cms = await bootCms();
  token = await loginAsAdmin(cms, 'strapi-super-admin');
  const { documentId } = await category(cms, 'Sleep');
  ({ documentId: topic } = await category(cms, 'Food'));
  ids = [];
  for (const title of ['One', 'Two', 'Three']) {
    const created = await editor().post(ARTICLES, articleIn(documentId, title)).expect(201);
    ids.push(created.body.data.documentId);
  }
  const indexes = cms.strapi.db.connection('sqlite_master').where({ type: 'index' });
  partialIndexes = await indexes.whereLike('sql', '% WHERE %').pluck('name');
});
afterAll(() => cms.stop());

const editor = () => asAdmin(cms, token);
const reader = () => request(cms.server);

const articleIn = (topic: string, title: string) => ({
  title,
  content: [fixtures.paragraph.entry, fixtures.table.entry].map(({ id: _id, ...block }) => block),
  categories: { connect: [{ documentId: topic }] },
});

interface Statement {
  sql: string;
  bindings: string[];
}

async function statementsDuring(action: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const note = (statement: Statement) => void statements.push(statement);
  const knex = cms.strapi.db.connection;
  knex.on('query', note);
  await action();
  knex.removeListener('query', note);
  return statements.filter(({ sql }) => /^\s*(select|update|delete|with)\b/i.test(sql));
}

/** SQLite's query plan for a statement. Without statistics, SQLite plans three rows like a million. */
async function getPlan({ sql, bindings }: Statement): Promise<string[]> {
  const steps: { detail: string }[] = await cms.strapi.db.connection.raw(
    `EXPLAIN QUERY PLAN ${sql}`,
    bindings,
  );
  return steps.map(({ detail }) => detail);
}

/** Tables that grow with articles or members. */
const GROWING =
  /^(audit_log|blogs|comments|contact_messages|content_version\w*|files|ratings|redirects|saved_blogs|subscribers|up_users|article_(copies|drafts?|index|search)\w*|\w+_(cmps|mph|lnk))$/;
/** Strapi's indexes on columns in which thousands of rows have the same value. */
const UNSELECTIVE = /_(field|component_type)_idx|_oidx/;

/** The steps of a statement that read all rows of a growing table, or all rows with a common value. */
async function wholeTableSteps(statement: Statement): Promise<string[]> {
  const { sql } = statement;
  const plan = await getPlan(statement);
  const isTotal = /^select count\(/i.test(sql);
  const isFirstRows =
    /limit \S+( offset \S+)?$/.test(sql) && !plan.some((step) => step.endsWith('FOR ORDER BY'));
  // Strapi's comparisons with a constant that is false read nothing.
  const isNothing = / 1 = \?/.test(sql) && statement.bindings.includes(0 as never);
  return plan.filter((step) => {
    if (UNSELECTIVE.test(step)) return true;
    const [, name] = /^SCAN (\w+)/.exec(step) ?? [];
    if (name === undefined || /COVERING|VIRTUAL/.test(step) || scansPartialIndex(step)) return false;
    return GROWING.test(getTable(name, sql)) && !isTotal && !isFirstRows && !isNothing;
  });
}

/** An index of a few rows of its table, such as the comments that are held. */
const scansPartialIndex = (step: string) =>
  partialIndexes.some((name) => step.endsWith(` USING INDEX ${name}`));

/** The table with this alias in a statement. */
function getTable(name: string, sql: string): string {
  const table = new RegExp(`(?:from|join) .(\\w+). as .${name}\\b`, 'i').exec(sql)?.[1];
  return table ?? name;
}

const sorted = ['publicationDate', 'title', 'author', 'layoutType', 'updatedAt'].flatMap((field) =>
  ['ASC', 'DESC'].map((order): [string, () => Promise<unknown>] => [
    `the second page of articles by ${field}, ${order}`,
    () => editor().get(`${ARTICLES}?page=2&pageSize=10&sort=${field}:${order}`).expect(200),
  ]),
);

const views = ['mine', 'my-drafts', 'drafts', 'scheduled', 'needs-work'].map(
  (view): [string, () => Promise<unknown>] => [
    `the view ${view} of the list`,
    () => editor().get(`${ARTICLES}?view=${view}&page=1&pageSize=10&sort=updatedAt:DESC`).expect(200),
  ],
);
const bulk = (action: string, more: object = {}) =>
  editor().post(`/admin/article-list/${action}`, { documentIds: ids, ...more });

/** In this order, because each needs the articles as the previous ones left them. */
const actions: [string, () => Promise<unknown>][] = [
  ...sorted,
  ...views,
  [
    'searching the texts of the list',
    () => editor().get(`${ARTICLES}?_q=one&page=1&pageSize=10`).expect(200),
  ],
  ['the desk of an editor', () => editor().get('/admin/desk').expect(200)],
  ['the counts of the views', () => editor().get('/admin/article-list/views').expect(200)],
  ['changing several authors', () => bulk('author', { author: 'Ann Lee' }).expect(200)],
  ['opening an article', () => editor().get(`${ARTICLES}/${ids[0]}`).expect(200)],
  ['saving it', () => editor().put(`${ARTICLES}/${ids[0]}`, { title: 'One more' }).expect(200)],
  ['its history', () => editor().get(`${HISTORY}/${ids[0]}`).expect(200)],
  ['one of its versions', () => editor().get(`${HISTORY}/${ids[0]}/1`).expect(200)],
  [
    'comparing a form with it',
    () =>
      editor()
        .post(`${HISTORY}/${ids[0]}/compare-form`, { seen: 1, form: { title: 'Mine' } })
        .expect(200),
  ],
  ['restoring a version', () => editor().post(`${HISTORY}/${ids[0]}/1/restore`, { seen: 3 }).expect(200)],
  ['publishing it', () => editor().post(`${ARTICLES}/${ids[0]}/actions/publish`, {}).expect(200)],
  [
    'publishing several',
    () => editor().post(`${ARTICLES}/actions/bulkPublish`, { documentIds: ids }).expect(200),
  ],
  [
    'categorising several and publishing them',
    () => bulk('categorise', { add: [topic], remove: [], publishes: true }).expect(200),
  ],
  ['listing articles for readers', () => reader().get('/api/blogs').expect(200)],
  ['showing one to readers', () => reader().get('/api/blogs/slug/one').expect(200)],
  ['unpublishing one', () => editor().post(`${ARTICLES}/${ids[1]}/actions/unpublish`, {}).expect(200)],
  [
    'unpublishing several',
    () => editor().post(`${ARTICLES}/actions/bulkUnpublish`, { documentIds: ids }).expect(200),
  ],
  ['copying one', () => editor().post(`${ARTICLES}/clone/${ids[2]}`, { title: 'A copy' }).expect(200)],
  [
    'suggesting an address',
    () =>
      editor()
        .post('/content-manager/uid/generate', {
          contentTypeUID: 'api::blog.blog',
          field: 'slug',
          data: { title: 'Two' },
        })
        .expect(200),
  ],
  ['suggesting articles', () => editor().get(`${RELATIONS}/suggestedBlogs?id=${ids[0]}`).expect(200)],
  ['showing its categories', () => editor().get(`${RELATIONS}/${ids[0]}/categories`).expect(200)],
  ['deleting one', () => editor().delete(`${ARTICLES}/${ids[2]}`).expect(200)],
  [
    'the home page: last published',
    () => editor().get(`${HOME_PAGE}/recent-documents?action=publish`).expect(200),
  ],
  [
    'the home page: last changed',
    () => editor().get(`${HOME_PAGE}/recent-documents?action=update`).expect(200),
  ],
  ['the home page: drafts and published', () => editor().get(`${HOME_PAGE}/count-documents`).expect(200)],
  ...['comment', 'contact-message', 'rating', 'redirect', 'saved-blog', 'subscriber'].map(
    (name): [string, () => Promise<unknown>] => [
      `the list of ${name} entries`,
      () =>
        editor()
          .get(getEntries(`api::${name}.${name}`))
          .expect(200),
    ],
  ),
  ['the list of members', () => editor().get(getEntries('plugin::users-permissions.user')).expect(200)],
  ['the audit log', () => editor().get('/admin/audit?kind=content&actor=1&text=one').expect(200)],
  [
    'pruning old versions',
    () =>
      createPruning(
        getDialect(cms.strapi),
        { allDays: 0, dailyDays: 0 },
        findPinnedEditions,
      )(cms.strapi.db.connection, Date.now() + 1000),
  ],
  ['the schedule', () => editor().get('/admin/schedule/list').expect(200)],
  ['a month of the schedule', () => editor().get('/admin/schedule/range?from=1&to=3000000000').expect(200)],
  [
    'looking for what is due',
    () => findDelay(cms.strapi.db.connection, 'sqlite', { within: 1000, ahead: 0 }),
  ],
  ['the media library', () => editor().get('/upload/files?page=1&sort=createdAt:DESC').expect(200)],
];

test.each(actions)('%s scans no whole table on SQLite', async (_name, action) => {
  const statements = await statementsDuring(action);
  expect(statements).not.toEqual([]);
  const steps: string[] = [];
  for (const statement of statements)
    for (const step of await wholeTableSteps(statement))
      steps.push(`${step}: ${statement.sql.slice(0, 300)}`);
  expect(steps).toEqual([]);
});
