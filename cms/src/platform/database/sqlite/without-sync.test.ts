import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import { RateLimiterSQLite } from 'rate-limiter-flexible';
import { withoutSync } from './without-sync';

/** As `PRAGMA synchronous` tells them. */
const [NORMAL, FULL] = [1, 2];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sync-'));
/** Each statement, and how its COMMIT waits for the disk. */
const prepared: { sql: string; synchronous: unknown }[] = [];
let db: Knex;

beforeAll(async () => {
  db = knex({
    client: 'better-sqlite3',
    connection: { filename: path.join(folder, 'data.db') },
    useNullAsDefault: true,
    pool: {
      afterCreate(connection: Database, done: (error: null, made: Database) => void) {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        const prepare = connection.prepare.bind(connection);
        connection.prepare = (sql: string) => {
          prepared.push({ sql, synchronous: connection.pragma('synchronous', { simple: true }) });
          return prepare(sql);
        };
        done(null, connection);
      },
    },
  });
  await db.raw('CREATE TABLE counts (key varchar(255) PRIMARY KEY, points integer, expire bigint)');
});
afterAll(async () => {
  await db.destroy();
  fs.rmSync(folder, { recursive: true });
});
beforeEach(() => prepared.splice(0));

const limiter = () =>
  new RateLimiterSQLite({
    storeClient: withoutSync(db),
    storeType: 'knex',
    tableName: 'counts',
    tableCreated: true,
    clearExpiredByTimeout: false,
    points: 1,
    duration: 60,
  });

test('counts without waiting for the disk, and everything else waits as before', async () => {
  await limiter().consume('ada');
  await db('counts').insert({ key: 'other', points: 1 });
  expect(prepared.map(({ sql, synchronous }) => [sql.slice(0, 6).toUpperCase(), synchronous])).toEqual([
    ['INSERT', NORMAL],
    ['INSERT', FULL],
  ]);
  expect(await db('counts').where({ key: 'rlflx:ada' })).toHaveLength(1);
});

test('waits again after a count that failed', async () => {
  await db.schema.renameTable('counts', 'away');
  // Of a class that another test file may have loaded: no instance of this one's `Error`.
  await expect(limiter().consume('bob')).rejects.toMatchObject({
    message: expect.stringContaining('no such table'),
  });
  await db.schema.renameTable('away', 'counts');
  prepared.splice(0);
  await db('counts').insert({ key: 'bob', points: 1 });
  expect(prepared.map(({ synchronous }) => synchronous)).toEqual([FULL]);
});

test('counts exactly at once, beside a transaction that holds the connection', async () => {
  const counter = limiter();
  const trx = await db.transaction();
  const counted = Promise.allSettled(Array.from({ length: 5 }, () => counter.consume('eve')));
  await trx('counts').insert({ key: 'in between', points: 1 });
  await trx.commit();
  expect((await counted).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const inserts = prepared.filter(({ sql }) => /in between|^insert/.test(sql));
  expect(inserts.map(({ synchronous }) => synchronous)).toEqual([FULL]);
});
