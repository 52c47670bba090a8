import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import knexModule from 'knex';
import { processBacklog } from './backlog';
import { indexFingerprint } from './index-fingerprint';
import { reindexForeignCopies } from './reindex-copies';
import { createArticleIndex } from './schema';

const folder = mkdtempSync(path.join(tmpdir(), 'backlog-'));
const knex = knexModule({
  client: 'better-sqlite3',
  connection: { filename: path.join(folder, 'data.db') },
  useNullAsDefault: true,
});
afterAll(async () => {
  await knex.destroy();
  rmSync(folder, { recursive: true });
});

interface Blog {
  document_id: string;
  title: string;
  publication_date: number;
  published_at: number | null;
}

/** A published `blogs` row as Strapi reads it. */
const asRead = ({ document_id: documentId, title, publication_date: date }: Blog) => {
  const moment = new Date(date).toISOString();
  return {
    documentId,
    slug: documentId,
    title,
    createdAt: moment,
    updatedAt: moment,
    publicationDate: moment,
  };
};

const log = { info: jest.fn(), error: jest.fn() };
/** The parts of Strapi that the index uses: its database and the path of its build. */
const strapi = {
  db: {
    connection: knex,
    dialect: { client: 'sqlite' },
    query: () => ({
      findMany: async ({ where }: { where: { documentId?: { $in: string[] } } }) => {
        const ids = where.documentId?.$in ?? [];
        const rows: Blog[] = await knex('blogs').whereIn('document_id', ids).whereNotNull('published_at');
        return rows.map(asRead);
      },
    }),
  },
  contentTypes: {},
  components: {},
  dirs: { dist: { src: folder }, app: { root: folder } },
  log,
} as unknown as Core.Strapi;

const ARTICLES = 60;
const count = async (table: string, where = {}): Promise<number> =>
  (await knex(table).where(where).select()).length;
const upgrade = () => knex.transaction((trx) => createArticleIndex(trx, 'sqlite', indexFingerprint(strapi)));

beforeAll(async () => {
  await knex.raw(
    'CREATE TABLE blogs (document_id text, title text, publication_date integer, published_at integer)',
  );
  await knex.raw('CREATE TABLE content_version (id integer, version integer)');
  await knex('content_version').insert({ id: 1, version: 1 });
  const blogs = Array.from({ length: ARTICLES }, (_, number): Blog => ({
    document_id: `article${number}`,
    title: `Sleep ${number}`,
    publication_date: (number * 7919) % 1009,
    published_at: 1,
  }));
  await knex('blogs').insert([...blogs, { ...blogs[0], document_id: 'draft', published_at: null }]);
});

test('the first start puts all published articles on the queue, the oldest first', async () => {
  await upgrade();
  const queued: string[] = await knex('article_index_queue').orderBy('id').pluck('document_id');
  const dates: string[] = await knex('blogs')
    .whereNotNull('published_at')
    .orderBy('publication_date')
    .pluck('document_id');
  expect(queued).toEqual(dates);
  expect(await count('article_index_backlog')).toBe(0);
});

test('an upgrade puts indexed articles on the backlog without making readers wait', async () => {
  await knex('article_index_backlog').insert({ document_id: 'article1' });
  await processBacklog(strapi);
  expect(await count('article_copies', { mark: indexFingerprint(strapi) })).toBe(ARTICLES);

  await knex('article_index_program').update({ mark: 'older' });
  await knex('article_copies').update({ mark: 'older', article: '{}' });
  await upgrade();
  expect(await count('article_index_queue')).toBe(0);
  expect(await count('article_index_backlog')).toBe(ARTICLES);
});

test('a copy written by another build is re-indexed when it is read', async () => {
  const copies = [{ documentId: 'article5', mark: 'older' }];
  expect(await reindexForeignCopies(strapi, copies)).toBe(true);
  expect(await count('article_copies', { mark: 'older' })).toBe(ARTICLES - 1);
  expect(
    await reindexForeignCopies(strapi, [{ documentId: 'article5', mark: indexFingerprint(strapi) }]),
  ).toBe(false);
});

test('an interrupted backlog resumes where it stopped', async () => {
  const ending = new AbortController();
  const working = processBacklog(strapi, { signal: ending.signal });
  ending.abort();
  await working;
  expect(await count('article_index_backlog')).toBeGreaterThan(0);
  await processBacklog(strapi);
  expect(await count('article_index_backlog')).toBe(0);
  expect(await count('article_index_queue')).toBe(0);
  expect(await count('article_copies', { mark: indexFingerprint(strapi) })).toBe(ARTICLES);
  expect(log.error).not.toHaveBeenCalled();
});

test('the newest articles have the highest ids afterwards, and are found', async () => {
  const ids: string[] = await knex('article_index').orderBy('id').pluck('newest');
  // The first one was read before its turn.
  expect(ids.slice(1)).toEqual(ids.slice(1).toSorted((a, b) => Number(a) - Number(b)));
  const found = await knex.raw('SELECT rowid FROM article_search WHERE article_search MATCH ?', ['"sle"*']);
  expect(found).toHaveLength(ARTICLES);
  const inTitle = await knex.raw('SELECT rowid FROM article_search_head WHERE article_search_head MATCH ?', [
    'title : "17"*',
  ]);
  expect(inTitle).toHaveLength(1);
});

test('nothing is re-indexed while a newer build owns the index', async () => {
  await knex('article_index_program').update({ mark: 'newer' });
  expect(await reindexForeignCopies(strapi, [{ documentId: 'article5', mark: 'newer' }])).toBe(false);
  expect(await count('article_index_queue')).toBe(0);
});
