import { bootCms, type Cms } from '../support/harness';

/** Counts to a number that SQLite needs a while for. */
const COUNT_UP = `SELECT count(*) AS counted, max(n) AS last FROM (
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?) SELECT n FROM numbers)`;
const HIGHEST = 2_000_000;

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;

/** The rows of a read, and how often others had their turn meanwhile. */
async function othersTurnsDuring(read: () => PromiseLike<unknown>) {
  let turns = 0;
  let reading = true;
  const count = () => {
    turns++;
    if (reading) setImmediate(count);
  };
  setImmediate(count);
  const rows = await read();
  reading = false;
  return { rows, turns };
}

test('a read that took long on SQLite runs in a thread the next time', async () => {
  const read = () => knex().raw(COUNT_UP, [HIGHEST]);
  const first = await othersTurnsDuring(read);
  const second = await othersTurnsDuring(read);
  expect(first.rows).toEqual([{ counted: HIGHEST, last: HIGHEST }]);
  expect(second.rows).toEqual(first.rows);
  expect(first.turns).toBeLessThan(5);
  expect(second.turns).toBeGreaterThan(50);
});

test('a slow read sees what was stored just before it, and takes dates and booleans', async () => {
  const slow = `${COUNT_UP} WHERE (SELECT count(*) FROM comments WHERE hidden = ? AND created_at = ?) > 0`;
  const createdAt = new Date(1_700_000_000_000);
  const read = () => knex().raw(slow, [HIGHEST, true, createdAt]);
  await read();
  await read();
  await knex()('comments').insert({ blog_id: 'any', text: 'Any', hidden: true, created_at: createdAt });
  expect(await read()).toEqual([{ counted: HIGHEST, last: HIGHEST }]);
});

test('a slow read that fails says why, as SQLite says it', async () => {
  const read = (text: string) => knex().raw(`${COUNT_UP} WHERE json(?) IS NOT NULL`, [HIGHEST, text]);
  await read('{}');
  await expect(read('{')).rejects.toMatchObject({
    code: 'SQLITE_ERROR',
    message: expect.stringContaining('malformed JSON'),
  });
});
