import request from 'supertest';
import { deletedPage } from '../../src/domain/deleted/deleted-entries';
import { createDeletedTables, DELETED, KEPT } from '../../src/domain/deleted/tables';
import { VERSIONS } from '../../src/domain/history/versions/versions-table';
import { getDialect } from '../../src/platform/database/dialect';
import { getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { BLOG, deletingArticles, type DeletingArticles } from '../support/content/deleting-articles';
import { loginAsAdmin } from '../support/members/sign-in';

const DAY_MS = 86_400_000;

let cms: Cms;
let site: DeletingArticles;
let author: string;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  site = await deletingArticles(cms);
  author = await loginAsAdmin(cms, 'strapi-author');
});
afterAll(() => cms.stop());

describe('the list', () => {
  test('has a page of the latest, and the next one', async () => {
    const template = await site.article();
    await site.remove(template.id);
    const entry = await site.table(DELETED).where({ document_id: template.id }).first();
    const version = await site.table(VERSIONS).where({ document_id: template.id, kind: 'delete' }).first();
    for (let number = 0; number < 30; number += 1) {
      const document_id = `many-${number + 10}`;
      const title = `Many 100% Ü ${number}`;
      // The same moment for some: their order is still fixed.
      const deleted_at = Date.now() + 60_000 + Math.floor(number / 3);
      await site.table(DELETED).insert({ ...entry, document_id, title_key: title.toLowerCase(), deleted_at });
      await site.table(VERSIONS).insert({ ...version, document_id, title });
    }
    const first = await site.list();
    expect(first.entries).toHaveLength(25);
    const second = await site.list(`?before=${first.next}`);
    const ids = [...first.entries, ...second.entries].map(
      ({ documentId }: { documentId: string }) => documentId,
    );
    expect(ids.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, n) => `many-${39 - n}`));
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.entries[0].until - first.entries[0].deletedAt).toBe(90 * DAY_MS);
    expect((await site.list(`?search=${encodeURIComponent('100% ü 7')}`)).entries).toMatchObject([
      { title: 'Many 100% Ü 7' },
    ]);
    expect((await site.list(`?search=${encodeURIComponent('100_')}`)).entries).toEqual([]);
    await site.table(DELETED).whereLike('document_id', 'many-%').delete();
    await site.table(VERSIONS).whereLike('document_id', 'many-%').delete();
  });

  test.each([
    ['a place that is none', '?before=x'],
    ['a place in other characters', '?before=1.!'],
    ['a place that is too long', `?before=${'9'.repeat(400)}.a`],
    ['a search that is longer than any title', `?search=${'x'.repeat(5000)}`],
    ['a search that is no text', '?search[a]=b'],
  ])('ignores %s', async (_name, query) => {
    const { entries } = await site.list(query);
    expect(entries).toHaveLength((await site.list()).entries.length);
  });

  test('does not ask for rows before its page', async () => {
    const knex = cms.strapi.db.connection;
    const before = { deletedAt: Date.now(), documentId: 'x' };
    const { sql, bindings } = deletedPage(knex, { type: BLOG, before, limit: 26 }).toSQL().toNative();
    const explain = getDialect(cms.strapi) === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    if (explain === 'EXPLAIN') {
      await knex.raw(
        `INSERT INTO ${DELETED} SELECT 'plan-' || n, '${BLOG}', 'x', NULL, NULL, NULL, n, 0, 0, 0 FROM generate_series(1, 10000) n`,
      );
      await knex.raw(`ANALYZE ${DELETED}`);
    }
    const text = sql.replaceAll(/\$\d+/g, '?');
    const plan = JSON.stringify(await knex.raw(`${explain} ${text}`, bindings as never));
    expect(plan).toContain(`${DELETED}_newest`);
    expect(plan).not.toMatch(/TEMP B-TREE|Seq Scan/);
    await site.table(DELETED).whereLike('document_id', 'plan-%').delete();
  });
});

describe('who may use it', () => {
  test('those who may create and read entries of the type', async () => {
    const moderator = await loginAsAdmin(cms, 'moderator');
    const { id } = await site.article();
    await site.remove(id);
    const listing = async (type: string, token = site.editor) =>
      (await site.as(token).get(`/admin/deleted/${type}`)).status;
    expect(await listing(BLOG, moderator)).toBe(403);
    expect((await site.restoring(id, { token: moderator })).status).toBe(403);
    expect((await site.get(`/admin/deleted/${BLOG}`)).status).toBe(401);
    expect((await request(cms.server).post(`/admin/deleted/${BLOG}/${id}/restore`)).status).toBe(401);
    expect(await listing('api::comment.comment')).toBe(403);
    expect(await listing('constructor')).toBe(403);
    for (const path of ['nowhere', '%20', '%00', 'a'.repeat(300)])
      expect((await site.restoring(path)).status).toBe(404);
    expect((await site.restoring(id, { type: 'api::category.category' })).status).toBe(404);
  });

  test('an author sees and restores only their own, and still owns them afterwards', async () => {
    const { id: foreign } = await site.article();
    const { body } = await site.as(author).post(getEntries(BLOG), { title: 'An author’s own' }).expect(201);
    const { documentId: own } = body.data;
    for (const id of [foreign, own]) await site.remove(id);
    const { entries } = await site.list('', { token: author });
    expect(entries.map(({ documentId }: { documentId: string }) => documentId)).toEqual([own]);
    const get = (id: string) => site.as(author).get(`/admin/deleted/${BLOG}/${id}`);
    await get(foreign).expect(404);
    expect((await get(own).expect(200)).body.data).toMatchObject({
      documentId: own,
      actorName: 'strapi-editor Test',
    });
    await site.restoring(foreign, { token: author }).expect(404);
    await site.restoring(own, { token: author }).expect(200);
    await site
      .as(author)
      .put(`${getEntries(BLOG)}/${own}`, { title: 'Mine again' })
      .expect(200);
  });
});

test('entries deleted by a release without this list are in it, with their content only', async () => {
  const { id } = await site.discussed();
  const { id: back } = await site.article();
  await site.remove(id);
  await site.remove(back);
  await site.restore(back);
  const knex = cms.strapi.db.connection;
  for (const name of [DELETED, KEPT]) await knex.schema.dropTable(name);
  await createDeletedTables(knex, getDialect(cms.strapi));
  expect(await site.find(id)).toMatchObject({
    actorName: 'strapi-editor Test',
    comments: 0,
    ratings: 0,
    saves: 0,
  });
  expect(await site.find(back)).toBeUndefined();
  expect(await site.restore(id)).toMatchObject({ missing: [], address: null });
});
