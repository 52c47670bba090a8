import request from 'supertest';
import { MIGRATIONS } from '../../database/migrations';
import { runMigrations } from '../../src/platform/database/migrations/run';
import { runQuery } from '../support/graphql/run-query';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import {
  getTables,
  restart,
  startWithTables,
  syncTables,
  type TableSchema,
} from '../support/content/releases';

let cms: Cms;
const ids = { live: '', draft: '' };
beforeAll(async () => {
  cms = await bootCms();
  ids.live = (await publishArticle(cms, { title: 'Live', slug: 'live' })).documentId;
  ids.draft = (await articles().create({ data: { title: 'Draft', slug: 'draft' } as never })).documentId;
  await syncTables(cms, withEntries());
  await storeEntries();
  // A start that ends after the copy and before the sync: the next one copies again.
  await runMigrations(cms.strapi, 'before-sync', MIGRATIONS);
  await startWithTables(cms, getTables(cms));
});
afterAll(() => cms.stop());

const articles = () => cms.strapi.documents('api::blog.blog');
const knex = () => cms.strapi.db.connection;

const column = (name: string, type: string) => ({
  name,
  type,
  args: [],
  defaultTo: null,
  notNullable: false,
  unsigned: false,
});

/** The tables of the release in which questions were entries of their own. */
const withEntries = (): TableSchema[] => [
  ...getTables(cms).filter(({ name }) => name !== 'components_parts_questions'),
  table('faqs', [column('document_id', 'string'), column('question', 'string'), column('answer', 'text')]),
  table('faqs_blog_lnk', [
    column('faq_id', 'integer'),
    column('blog_id', 'integer'),
    column('faq_ord', 'double'),
  ]),
];

const table = (name: string, columns: TableSchema['columns']): TableSchema => ({
  name,
  columns: [
    { ...column('id', 'increments'), args: [{ primary: true, primaryKey: true }] } as never,
    ...columns,
  ],
  indexes: [],
  foreignKeys: [],
});

/** Both versions of one article with two questions, one draft with a third, and a question without an article. */
async function storeEntries(): Promise<void> {
  const faqs = ['Why?', 'How?', 'When?', 'Whose?'].map((question, index) => ({
    id: index + 1,
    document_id: `question${index + 1}`,
    question,
    answer: `To ${question}`,
  }));
  await knex()('faqs').insert(faqs);
  const rows = async (documentId: string): Promise<number[]> =>
    knex()('blogs').where({ document_id: documentId }).orderBy('id').pluck('id');
  for (const blog of await rows(ids.live))
    await knex()('faqs_blog_lnk').insert([
      { faq_id: 1, blog_id: blog, faq_ord: 2 },
      { faq_id: 2, blog_id: blog, faq_ord: 1 },
    ]);
  for (const blog of await rows(ids.draft))
    await knex()('faqs_blog_lnk').insert({ faq_id: 3, blog_id: blog, faq_ord: 1 });
}

const getFaqs = async () => (await request(cms.server).get(`/api/faqs/${ids.live}`).expect(200)).body;
const draft = async (documentId: string) => articles().findOne({ documentId, populate: ['faqs'] as never });

test('an upgrade keeps the questions of articles, with their ids and order', async () => {
  const upgraded = [
    { faq_id: 'question2', question: 'How?', answer: 'To How?' },
    { faq_id: 'question1', question: 'Why?', answer: 'To Why?' },
  ];
  expect(await getFaqs()).toEqual(upgraded);
  expect(await draft(ids.live)).toMatchObject({ faqs: [{ question: 'How?' }, { question: 'Why?' }] });
  expect(await draft(ids.draft)).toMatchObject({ faqs: [{ questionId: 'question3', question: 'When?' }] });
  expect(await runQuery(cms, '{ article(slug: "live") { faqs { id question } } }')).toMatchObject({
    article: { faqs: [{ id: 'question2' }, { id: 'question1' }] },
  });
  // Publishing copies the upgraded rows.
  await articles().publish({ documentId: ids.live });
  expect(await getFaqs()).toEqual(upgraded);
});

test('questions without an article are in a draft for the editors', async () => {
  const drafts = await articles().findMany({
    filters: { title: 'Questions without an article' },
    populate: ['faqs'] as never,
  });
  expect(drafts).toMatchObject([
    { faqs: [{ questionId: 'question4', question: 'Whose?', answer: 'To Whose?' }] },
  ]);
});

test('new questions get ids that no upgraded one has, and later starts change nothing', async () => {
  await articles().update({
    documentId: ids.draft,
    data: { faqs: [{ question: 'New?', answer: 'Yes.' }] } as never,
  });
  const rows = () => knex()('components_parts_questions').orderBy('id').select('id', 'question');
  const before = await rows();
  await restart(cms);
  expect(await rows()).toEqual(before);
  expect(before.map(({ question }) => question)).toContain('New?');
  expect(await knex().schema.hasTable('copied_questions')).toBe(false);
});
