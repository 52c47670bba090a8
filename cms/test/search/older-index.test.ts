import request from 'supertest';
import { processBacklog } from '../../src/domain/articles/search-index/indexing/backlog';
import { catchUp } from '../../src/domain/articles/search-index/indexing/catch-up';
import { rebuildArticleIndex } from '../../src/domain/articles/search-index/indexing/rebuild';
import { getContentVersion } from '../../src/platform/content-version/read-version';
import { installDatabaseRules } from '../../src/bootstrap/database-rules/install';
import { day } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
  await publishArticle(cms, { title: 'Whole', slug: 'whole', publicationDate: day(2) });
  await publishArticle(cms, { title: 'Older', slug: 'older', publicationDate: day(1) });
  await publishArticle(cms, { title: 'Newer', slug: 'newer', publicationDate: day(3) });
  // Reading indexes what is queued.
  await get('/api/blogs');
});
afterAll(() => cms.stop());

const get = async (address: string) => (await request(cms.server).get(address).expect(200)).body;
const blog = (slug: string) => get(`/api/blogs/slug/${slug}`);
const getCard = async (slug: string) =>
  (await get('/api/blogs')).find((card: { slug: string }) => card.slug === slug);
const knex = () => cms.strapi.db.connection;
const queueAll = () =>
  knex().raw('INSERT INTO article_index_queue (document_id) SELECT DISTINCT document_id FROM blogs');

describe('the index of another program version', () => {
  const mark = (text: string) => knex()('article_index_program').update({ mark: text });
  /** Empties caches. */
  const raiseVersion = () => knex()('content_version').increment('version', 1);

  /** Simulates a copy made by another program version, with a different title. */
  const spoil = async () => {
    await mark('an older program');
    for (const column of ['card', 'article'])
      await knex().raw(
        `UPDATE article_copies SET mark = 'older', ${column} = replace(${column}, 'Whole', 'Spoilt')`,
      );
  };
  const waiting = (table: string) => knex()(table).select();

  test('is not rebuilt by the same program', async () => {
    await knex().raw("UPDATE article_copies SET card = replace(card, 'Whole', 'Spoilt')");
    await installDatabaseRules(cms.strapi);
    await raiseVersion();
    expect((await getCard('whole')).title).toBe('Spoilt');
    expect(await waiting('article_index_backlog')).toEqual([]);
  });

  test('is served after an upgrade, and copies that are read are renewed first', async () => {
    await spoil();
    await installDatabaseRules(cms.strapi);
    await raiseVersion();
    const total = (await waiting('article_copies')).length;
    expect(await waiting('article_index_backlog')).toHaveLength(total);
    expect(await waiting('article_index_queue')).toEqual([]);
    expect((await blog('whole')).title).toBe('Whole');
    expect(await knex()('article_copies').where({ mark: 'older' })).toHaveLength(total - 1);
    expect((await getCard('whole')).title).toBe('Whole');
  });

  test('is renewed while readers are served', async () => {
    await spoil();
    await installDatabaseRules(cms.strapi);
    const before = (await get('/content-version')).version;
    await processBacklog(cms.strapi);
    expect(await waiting('article_index_backlog')).toEqual([]);
    expect(await knex()('article_copies').where({ mark: 'older' })).toEqual([]);
    expect((await get('/content-version')).version).toBeGreaterThan(before);
  });

  test('is renewed from the oldest article on, so that the newest are indexed last', async () => {
    await rebuildArticleIndex(cms.strapi);
    const newest: unknown[] = await knex()('article_index').orderBy('id').pluck('newest');
    const dates = newest.map(Number);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  });

  test('is served without processing the queue when its program is newer', async () => {
    const [row] = await knex()('article_index_program').select('mark');
    await mark('a newer program');
    await queueAll();
    expect(await catchUp(cms.strapi)).toBe(false);
    await raiseVersion();
    expect(await getCard('whole')).toBeDefined();
    expect(await knex()('article_index_queue').first()).toBeDefined();
    await mark(row.mark);
    await getContentVersion(cms.strapi);
    expect(await knex()('article_index_queue').select()).toEqual([]);
  });

  test('is not renewed by a program that no longer maintains it', async () => {
    const [row] = await knex()('article_index_program').select('mark');
    await spoil();
    await raiseVersion();
    expect((await blog('whole')).title).toBe('Spoilt');
    expect(await waiting('article_index_queue')).toEqual([]);
    await mark(row.mark);
    expect((await getCard('whole')).title).toBe('Whole');
    await raiseVersion();
    expect((await blog('whole')).title).toBe('Whole');
  });

  test('is recreated if its tables have different columns', async () => {
    const before = await get('/api/blogs');
    await knex()('article_index_program').update({ shape: 0 });
    await knex().schema.dropTable('article_index_files');
    await knex().schema.createTable('article_index_files', (table) => table.integer('other'));
    await installDatabaseRules(cms.strapi);
    await raiseVersion();
    expect(await get('/api/blogs')).toEqual(before);
  });
});
