import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import knex from 'knex';
import { beginImmediate } from './sqlite-begin-immediate';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'begin-'));
const filename = path.join(folder, 'data.db');
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a transaction takes the write lock at its start, so a concurrent write cannot make it fail', async () => {
  const own = knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      afterCreate(connection: Database.Database, done: (error: null, made: Database.Database) => void) {
        connection.pragma('journal_mode = WAL');
        beginImmediate(connection);
        done(null, connection);
      },
    },
  });
  // A connection that does not wait for locks.
  const other = new Database(filename, { timeout: 0 });
  try {
    await own.raw('CREATE TABLE counted (number integer)');
    await own('counted').insert({ number: 0 });
    const count = () => other.exec('UPDATE counted SET number = number + 1');
    const beside = await own.transaction(async (trx) => {
      await trx('counted').first();
      try {
        count();
        return 'written';
      } catch (error) {
        return String(error);
      } finally {
        await trx('counted').increment('number', 1);
      }
    });
    expect(beside).toContain('database is locked');
    count();
    expect(await own('counted').first()).toEqual({ number: 2 });
  } finally {
    other.close();
    await own.destroy();
  }
});
