import { execFile } from 'node:child_process';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { deletingArticles, type DeletingArticles } from '../support/content/deleting-articles';
import { cmsSettings, newSecrets } from '../support/cms/cms-settings';
import { bootCms, bootOn, type Cms } from '../support/harness';
import { createScratch, type Scratch } from '../support/scratch';

const PROGRAM = path.resolve(__dirname, '../../dist/src/cli/move-database.js');
const { PATH = '', HOME = '' } = process.env;

/** The content moves from one to the other: tests with SQLite alone have nowhere to move it. */
const suite = process.env.TEST_DATABASE_URL ? describe : describe.skip;

suite('moving from SQLite to PostgreSQL', () => {
  let own: Scratch;
  let cms: Cms;
  /** The CMS on PostgreSQL. */
  let moved: Cms;
  let site: DeletingArticles;
  let env: Record<string, string>;
  let discussed: Awaited<ReturnType<DeletingArticles['discussed']>>;
  let deleted: Awaited<ReturnType<DeletingArticles['discussed']>>;
  let before: Awaited<ReturnType<typeof describeSite>>;

  const file = () => path.join(own.dataDir, 'data.db');
  const describeSite = async () => ({
    rows: await site.rowsOf(discussed.id),
    counts: await site.countsOf(discussed.id),
    article: (await site.get(`/api/blogs/slug/${discussed.slug}`).expect(200)).body,
    comments: (await site.get(`/api/comments/${discussed.id}`).expect(200)).body,
    deleted: await site.list(),
  });

  /** Runs a step of the program, as `npm run move-to-postgres` does. */
  const run = (args: string, more: Record<string, string> = {}) =>
    new Promise<{ code: unknown; output: string }>((resolve) =>
      execFile(
        process.execPath,
        [PROGRAM, ...args.split(' ')],
        { env: { PATH, HOME, ...env, ...more } },
        (error, out, err) => resolve({ code: error?.code ?? 0, output: out + err }),
      ),
    );

  const inPostgres = async (statement: string) => {
    const client = new Client({ connectionString: own.env.DATABASE_URL });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    const secrets = { ...newSecrets(), THROTTLE: 'off', TZ: 'America/New_York' };
    const embedded = await bootCms({ ...secrets, DATABASE_URL: '' });
    cms = { ...embedded };
    site = await deletingArticles(cms);
    discussed = await site.discussed();
    deleted = await site.discussed();
    await site.remove(deleted.id);
    before = await describeSite();
    own = await createScratch();
    env = cmsSettings(own, secrets);
    await cms.strapi.db.connection.raw('VACUUM INTO ?', [file()]);
    await embedded.stop();
  });

  test('a text that PostgreSQL has no room for is named, and nothing is moved', async () => {
    const source = new Database(file());
    source.prepare('UPDATE blogs SET author = ? WHERE document_id = ?').run('a'.repeat(300), discussed.id);
    source.close();
    expect(await run('check')).toEqual({ code: 0, output: '' });
    expect(await run('start', { DATABASE_URL: '' })).toMatchObject({ code: 0 });
    expect(await run('start')).toMatchObject({ code: 0 });
    expect(await run('copy')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^blogs cannot be moved: in the row \d+, author has 300 characters, and PostgreSQL has room for 255\./,
      ),
    });
    expect(await inPostgres('SELECT count(*) AS count FROM blogs')).toEqual([{ count: '0' }]);
  });

  test('a database that has content is only replaced on demand', async () => {
    expect(await run('check')).toEqual({ code: 1, output: expect.stringContaining('add --replace') });
    expect(await run('check --replace')).toMatchObject({ code: 0 });
  });

  test('everything in the other database is deleted on demand', async () => {
    const other = await createScratch(process.env.TEST_TEMPLATE);
    expect(await run('check', other.env)).toMatchObject({ code: 1 });
    expect(await run('clear', other.env)).toEqual({ code: 0, output: '' });
    expect(await run('check', { ...other.env, DATA_DIR: own.dataDir })).toEqual({ code: 0, output: '' });
    await other.drop();
  });

  test('a database that is in use is not moved', async () => {
    const other = new Database(file());
    other.exec('BEGIN IMMEDIATE');
    expect(await run('check')).toEqual({
      code: 1,
      output: expect.stringContaining('stop the servers first'),
    });
    other.exec('ROLLBACK');
    other.close();
  });

  test('moves every row, with all tables, keys and triggers', async () => {
    const source = new Database(file());
    source.prepare('UPDATE blogs SET author = NULL WHERE document_id = ?').run(discussed.id);
    source.exec('CREATE TABLE of_an_earlier_release (id integer)');
    source.close();
    const rules = () =>
      inPostgres(
        `SELECT conname AS name, pg_get_constraintdef(oid) AS what FROM pg_constraint WHERE connamespace = 'public'::regnamespace
         UNION ALL SELECT tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
      );
    const rulesBefore = await rules();
    expect(await run('copy')).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^\d+ rows of 1\d\d tables moved; each table has as many as before\.\nLeft behind, because this release does not use them: of_an_earlier_release\n$/,
      ),
    });
    expect(await rules()).toEqual(rulesBefore);
    expect(await run('start')).toMatchObject({ code: 0 });
  });

  describe('the CMS on PostgreSQL', () => {
    beforeAll(async () => {
      moved = await bootOn(own, env);
      Object.assign(cms, moved);
    });
    afterAll(() => moved.stop());

    test('serves what SQLite had', async () => {
      expect(JSON.parse(JSON.stringify(await describeSite()))).toEqual(normalise(before));
    });

    test('restores an article that was deleted before, with what readers left', async () => {
      await site.restore(deleted.id);
      const { comments, ratings, saves } = await site.rowsOf(deleted.id);
      expect(comments.map(({ id, text }) => [id, text])).toEqual([
        [deleted.top, `Top of ${deleted.slug}`],
        [deleted.reply, `Reply of ${deleted.slug}`],
        [deleted.hidden, expect.stringContaining('"quotes"')],
      ]);
      expect(comments).toMatchObject([{ hidden: false }, { hidden: false }, { hidden: true }]);
      expect([ratings.length, saves.length]).toEqual([2, 2]);
    });

    test('gives no id a second time', async () => {
      const id = await site.comment(discussed.id, site.ada, 'After the move');
      expect(id).toBeGreaterThan(deleted.hidden);
    });
  });
});

/** Both databases' forms of moments, flags and JSON in one. */
function normalise(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state), (key, value) => {
    if (typeof value === 'number' && key.endsWith('_at')) return new Date(value).toISOString();
    if (key === 'hidden' || key === 'by_editors') return value === null ? null : Boolean(value);
    return value;
  });
}
