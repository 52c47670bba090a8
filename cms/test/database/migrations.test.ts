import { spawn } from 'node:child_process';
import path from 'node:path';
import { MIGRATIONS } from '../../database/migrations';
import type { Migration, Step } from '../../src/platform/database/migrations/migration';
import { runMigrations } from '../../src/platform/database/migrations/run';
import { prepareFailures, whileRowsFail } from '../support/database/failing-writes';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { dropRecords, getTables, restart, syncTables, type TableSchema } from '../support/content/releases';
import { createMember } from '../support/members/create-member';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  await cms.strapi.db.connection.schema.createTable('runs', (table) => table.string('name'));
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;
const recorded = (): Promise<string[]> => knex()('data_migrations').orderBy('name').pluck('name');
const runs = (name: string) => knex()('runs').where({ name });

/** Writes a row each time it runs. */
const counting = (name: string, more: Partial<Migration> = {}): Migration => ({
  name,
  description: 'Counts how often it runs',
  step: 'after-sync',
  up: (trx) => trx('runs').insert({ name }),
  ...more,
});

test('a new database has a record of every migration', async () => {
  expect(await recorded()).toEqual(MIGRATIONS.map(({ name }) => name));
});

test('a migration runs once, whichever of several processes comes first', async () => {
  const once = counting('2026-12-01-once');
  await Promise.all([1, 2, 3].map(() => runMigrations(cms.strapi, 'after-sync', [once])));
  await runMigrations(cms.strapi, 'after-sync', [once]);
  expect(await runs(once.name)).toHaveLength(1);
  expect(await recorded()).toContain(once.name);
});

test('migrations run at their own step, in their order', async () => {
  const order: string[] = [];
  const noting = (name: string, step: Step) =>
    counting(name, { step, up: async () => void order.push(`${name} ${step}`) });
  const migrations = [
    noting('2026-12-02-a', 'after-sync'),
    noting('2026-12-02-b', 'before-sync'),
    noting('2026-12-02-c', 'after-sync'),
  ];
  for (const step of ['before-sync', 'after-sync'] as const)
    await runMigrations(cms.strapi, step, migrations);
  expect(order).toEqual(['2026-12-02-b before-sync', '2026-12-02-a after-sync', '2026-12-02-c after-sync']);
});

test('a failed migration is named, stores nothing, and runs again at the next start', async () => {
  const later = counting('2026-12-04-later');
  const failing = counting('2026-12-03-failing', {
    async up(trx) {
      await trx('runs').insert({ name: this.name });
      await trx.raw('SELECT nothing FROM nowhere');
    },
  });
  await expect(runMigrations(cms.strapi, 'after-sync', [failing, later])).rejects.toThrow(
    /^The migration 2026-12-03-failing failed, and nothing of it was stored: .*nowhere/,
  );
  expect([await runs(failing.name), await runs(later.name)]).toEqual([[], []]);
  expect(await recorded()).not.toContain(failing.name);
  expect(await recorded()).not.toContain(later.name);
  await runMigrations(cms.strapi, 'after-sync', [counting(failing.name), later]);
  expect([await runs(failing.name), await runs(later.name)]).toEqual([
    [{ name: failing.name }],
    [{ name: later.name }],
  ]);
});

test('a database without tables gets the records of migrations that did not run', async () => {
  const [before, after] = [
    counting('2026-12-05-before', { step: 'before-sync' }),
    counting('2026-12-05-after'),
  ];
  await knex().schema.renameTable('strapi_database_schema', 'not_yet');
  await runMigrations(cms.strapi, 'before-sync', [before, after]);
  await knex().schema.renameTable('not_yet', 'strapi_database_schema');
  await runMigrations(cms.strapi, 'after-sync', [before, after]);
  expect(await recorded()).toEqual(expect.arrayContaining([before.name, after.name]));
  expect([await runs(before.name), await runs(after.name)]).toEqual([[], []]);
});

/** The tables of a release whose banners have one column more. */
const withColumn = (name: string): TableSchema[] =>
  getTables(cms).map((table) => {
    const example = table.columns.find((column) => column.name === 'document_id');
    return table.name === 'banners' && example
      ? { ...table, columns: [...table.columns, { ...example, name }] }
      : table;
  });

/** The tables of a release whose accounts lack these columns. */
const withoutColumns = (name: string, missing: string[]): TableSchema[] =>
  getTables(cms).map((table) =>
    table.name === name
      ? { ...table, columns: table.columns.filter((column) => !missing.includes(column.name)) }
      : table,
  );

test('a renamed column keeps its values: copied before the sync drops it, and put back after it', async () => {
  await syncTables(cms, withColumn('old_name'));
  const banners = cms.strapi.documents('api::banner.banner');
  const { documentId } = await banners.create({ data: { title: 'Tile', type: 'home' } as never });
  await knex()('banners').where({ document_id: documentId }).update({ old_name: 'Kept' });
  const migrations = [
    counting('2026-12-06-copy-old-name', {
      step: 'before-sync',
      up: (trx) => trx.raw('CREATE TABLE moved_names AS SELECT id, old_name AS name FROM banners'),
    }),
    counting('2026-12-06-fill-new-name', {
      async up(trx) {
        await trx.raw('UPDATE banners SET new_name = (SELECT name FROM moved_names WHERE id = banners.id)');
        await trx.schema.dropTable('moved_names');
      },
    }),
  ];
  await runMigrations(cms.strapi, 'before-sync', migrations);
  await syncTables(cms, withColumn('new_name'));
  await runMigrations(cms.strapi, 'after-sync', migrations);
  const row = await knex()('banners').where({ document_id: documentId }).first();
  expect([row.new_name, 'old_name' in row]).toEqual(['Kept', false]);
  await syncTables(cms, getTables(cms));
});

test('a migration runs again once the column that it filled is gone', async () => {
  await syncTables(cms, withColumn('filled'));
  const filling = counting('2026-12-07-fill', { fills: { table: 'banners', column: 'filled' } });
  const startRelease = async (tables: TableSchema[]) => {
    await runMigrations(cms.strapi, 'before-sync', [filling]);
    await syncTables(cms, tables);
    await runMigrations(cms.strapi, 'after-sync', [filling]);
  };
  await runMigrations(cms.strapi, 'after-sync', [filling]);
  expect(await runs(filling.name)).toHaveLength(1);
  await syncTables(cms, getTables(cms));
  await startRelease(withColumn('filled'));
  expect(await runs(filling.name)).toHaveLength(2);
  await syncTables(cms, getTables(cms));
});

test('an upgrade names the articles of comments from before their columns', async () => {
  const { documentId } = await publishArticle(cms, { title: 'Older', slug: 'older' });
  const ada = await createMember(cms, 'Ada');
  const comments = () => knex()('comments').where({ blog_id: documentId });
  await knex()('comments').insert({ blog_id: documentId, member_id: ada.id, text: 'First' });
  await comments().update({ article_title: null, article_slug: null });
  await dropRecords(cms);
  await restart(cms);
  expect(await comments().select('article_title', 'article_slug')).toEqual([
    { article_title: 'Older', article_slug: 'older' },
  ]);
});

/** Starts a CMS on the same database in a process of its own, for a job that changes nothing. */
function startProcess(): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    [path.resolve(__dirname, '../../dist/src/cli/content.js'), 'reindex'],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

test('after an earlier release a start migrates again: it ends with the name of what fails, and the next one goes on', async () => {
  const ben = await createMember(cms, 'Ben');
  const users = () => knex()('up_users').where({ id: ben.id });
  await prepareFailures(cms);
  await syncTables(cms, withoutColumns('up_users', ['username_key', 'username_skeleton']));
  await users().update({ email: 'BEN@example.org' });
  const failed = await whileRowsFail(cms, { table: 'up_users', event: 'UPDATE' }, startProcess);
  expect(failed).toEqual({
    code: 1,
    output: expect.stringContaining('The migration 2026-11-22-spell-account-addresses failed'),
  });
  expect(await recorded()).not.toContain('2026-11-26-fill-username-skeletons');
  expect(await startProcess()).toMatchObject({ code: 0 });
  expect(await recorded()).toEqual(expect.arrayContaining(MIGRATIONS.map(({ name }) => name)));
  expect(await users().first('email', 'username_key', 'username_skeleton')).toEqual({
    email: 'ben@example.org',
    username_key: 'ben',
    username_skeleton: 'ben',
  });
});
