import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { isDatabaseOutage } from './outage';

const getError = async (fail: () => unknown): Promise<unknown> => {
  try {
    await fail();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

let scratch: string;
beforeAll(() => (scratch = mkdtempSync(path.join(tmpdir(), 'outage-'))));
afterAll(() => rmSync(scratch, { recursive: true }));

test('recognises a PostgreSQL that refuses connections, or hangs up', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connect = () => new Client({ host: '127.0.0.1', port, user: 'x', database: 'x' }).connect();
  expect(isDatabaseOutage(await getError(connect))).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  expect(isDatabaseOutage(await getError(connect))).toBe(true);
});

test('recognises an SQLite file that is full, locked, missing or read-only', async () => {
  const file = path.join(scratch, 'data.db');
  const database = new Database(file, { timeout: 0 });
  database.exec('CREATE TABLE notes (text TEXT)');
  const write = () => database.prepare('INSERT INTO notes VALUES (?)').run('x'.repeat(100_000));
  database.pragma('max_page_count = 3');
  expect(isDatabaseOutage(await getError(write))).toBe(true);
  const other = new Database(file);
  other.exec('BEGIN EXCLUSIVE');
  expect(isDatabaseOutage(await getError(write))).toBe(true);
  other.close();
  database.close();
  const readonly = new Database(file, { readonly: true });
  expect(isDatabaseOutage(await getError(() => readonly.exec('DELETE FROM notes')))).toBe(true);
  readonly.close();
  expect(
    isDatabaseOutage(
      await getError(() => new Database(path.join(scratch, 'none.db'), { fileMustExist: true })),
    ),
  ).toBe(true);
});

test('does not take a wrong statement or another error for an outage', async () => {
  const database = new Database(':memory:');
  expect(isDatabaseOutage(await getError(() => database.exec('SELECT * FROM none')))).toBe(false);
  database.exec('CREATE TABLE one (id INTEGER UNIQUE); INSERT INTO one VALUES (1)');
  expect(isDatabaseOutage(await getError(() => database.exec('INSERT INTO one VALUES (1)')))).toBe(false);
  database.close();
  expect(isDatabaseOutage(new Error('boom'))).toBe(false);
  expect(isDatabaseOutage(Object.assign(new Error('unique'), { code: '23505' }))).toBe(false);
  expect(isDatabaseOutage(undefined)).toBe(false);
});
