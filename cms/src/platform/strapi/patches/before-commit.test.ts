import knex from 'knex';
import { hookCommits, type Database } from './before-commit';

const connection = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
beforeAll(() => connection.schema.createTable('rows', (table) => void table.integer('id').primary()));
afterEach(() => connection('rows').delete());
afterAll(() => connection.destroy());

/** Strapi's way of running a function in a transaction. */
function createDatabase() {
  let current = false;
  const db: Database = {
    inTransaction: () => current,
    async transaction(run) {
      if (current) return run?.({ trx: connection as never });
      const trx = (await connection.transaction()) as never as Parameters<NonNullable<typeof run>>[0]['trx'];
      current = true;
      try {
        const result = await run?.({ trx });
        current = false;
        await trx.commit();
        return result;
      } catch (error) {
        current = false;
        await (trx as never as { rollback(): Promise<void> }).rollback();
        throw error;
      }
    },
  };
  return db;
}

function hooked(beforeCommit: (trx: typeof connection) => Promise<void>) {
  const db = createDatabase();
  const log: string[] = [];
  hookCommits(db, {
    beforeCommit: async (trx) => {
      log.push('before');
      await beforeCommit(trx);
    },
    afterCommit: () => void log.push('after'),
  });
  return { db, log };
}

test('runs the last statements of a transaction, once, and reports its commit', async () => {
  const { db, log } = hooked(async (trx) => void (await trx('rows').insert({ id: 2 })));
  const result = await db.transaction(async ({ trx }) => {
    await trx('rows').insert({ id: 1 });
    await db.transaction(async () => undefined);
    return 'done';
  });
  expect(result).toBe('done');
  expect(log).toEqual(['before', 'after']);
  expect(await connection('rows').pluck('id')).toEqual([1, 2]);
});

test('rolls back if they fail', async () => {
  const { db, log } = hooked(() => Promise.reject(new Error('no room')));
  const write = db.transaction(async ({ trx }) => void (await trx('rows').insert({ id: 1 })));
  await expect(write).rejects.toThrow('no room');
  expect(log).toEqual(['before']);
  expect(await connection('rows').pluck('id')).toEqual([]);
});

test('runs nothing for a transaction that fails', async () => {
  const { db, log } = hooked(async () => undefined);
  await expect(db.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(log).toEqual([]);
});
