import knex, { type Knex } from 'knex';
import { failAbortedCommits, reportFailedCommits, rollBackFailedCommits } from './failed-commits';

/**
 * Matches the message: the driver's errors are instances of the `Error` of whichever test file loaded the driver first.
 */
const saying = (words: RegExp) => ({ message: expect.stringMatching(words) });

type Connection = Parameters<typeof rollBackFailedCommits>[0] & { pragma(statement: string): unknown };

/** An in-memory database in which a row of `children` without a parent makes COMMIT fail. */
async function database(afterCreate: (connection: Connection) => void = () => undefined): Promise<Knex> {
  const db = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: {
      afterCreate(connection: Connection, done: (error: null, made: Connection) => void) {
        connection.pragma('foreign_keys = ON');
        afterCreate(connection);
        done(null, connection);
      },
    },
  });
  await db.raw('CREATE TABLE parents (id integer PRIMARY KEY)');
  await db.raw(
    'CREATE TABLE children (parent integer REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
  );
  return db;
}

const open: Knex[] = [];
afterEach(() => Promise.all(open.splice(0).map((db) => db.destroy())));
async function opened(...parameters: Parameters<typeof database>): Promise<Knex> {
  const db = await database(...parameters);
  open.push(db);
  return db;
}

/** As `@strapi/database` calls it: without a callback. */
async function insertOrphan(db: Knex): Promise<void> {
  const trx = await db.transaction();
  await trx('children').insert({ parent: 1 });
  await trx.commit();
}

describe('knex without the patch (if one of these fails, knex has been fixed: remove the patch)', () => {
  test('reports no error for a failed COMMIT', async () => {
    await expect(insertOrphan(await opened())).resolves.toBeUndefined();
  });

  test('leaves an SQLite transaction open after a failed COMMIT', async () => {
    const db = await opened();
    await insertOrphan(db);
    await expect(db.raw('BEGIN')).rejects.toMatchObject(saying(/within a transaction/));
  });

  test('reports a failed BEGIN at the first statement, without its cause', async () => {
    const db = await opened();
    await db.raw('BEGIN');
    const trx = await db.transaction();
    await expect(trx('parents').insert({ id: 1 })).rejects.toMatchObject(saying(/already complete/));
  });
});

describe('with the patches', () => {
  async function patched(): Promise<Knex> {
    const db = await opened(rollBackFailedCommits);
    reportFailedCommits(db);
    return db;
  }

  test('commit() fails when COMMIT fails, and nothing is stored', async () => {
    const db = await patched();
    await expect(insertOrphan(db)).rejects.toMatchObject(saying(/FOREIGN KEY constraint failed/));
    expect(await db('children')).toEqual([]);
  });

  test('a transaction with a callback fails when COMMIT fails', async () => {
    const db = await patched();
    await expect(db.transaction((trx) => trx('children').insert({ parent: 1 }))).rejects.toMatchObject(
      saying(/FOREIGN KEY constraint failed/),
    );
  });

  test('the next transaction stores its data', async () => {
    const db = await patched();
    await insertOrphan(db).catch(() => undefined);
    const trx = await db.transaction();
    await trx('parents').insert({ id: 1 });
    await trx('children').insert({ parent: 1 });
    await trx.commit();
    expect(await db('children')).toEqual([{ parent: 1 }]);
  });

  test('a nested transaction is stored with the outer one', async () => {
    const db = await patched();
    await db.transaction(async (outer) => {
      await outer.transaction((inner) => inner('parents').insert({ id: 1 }));
    });
    expect(await db('parents')).toEqual([{ id: 1 }]);
  });

  test('no transaction starts when BEGIN fails', async () => {
    const db = await patched();
    await db.raw('BEGIN');
    await expect(db.transaction()).rejects.toMatchObject(saying(/within a transaction/));
    await expect(db.transaction((trx) => trx('parents').insert({ id: 1 }))).rejects.toMatchObject(
      saying(/within a transaction/),
    );
  });

  test('rollback() resolves and stores nothing', async () => {
    const db = await patched();
    const trx = await db.transaction();
    await trx('parents').insert({ id: 1 });
    await trx.rollback();
    expect(await db('parents')).toEqual([]);
  });
});

describe('PostgreSQL responds to a COMMIT with ROLLBACK after a failed statement', () => {
  /** A connection that returns this command for every statement. */
  const connectionReturning = (command: string) => {
    const connection = {
      query: (_query: unknown, done: unknown) =>
        (done as (error: unknown, result: unknown) => void)(null, { command }),
    };
    failAbortedCommits(connection);
    return connection;
  };
  const getError = (command: string, text: string) => {
    const done = jest.fn();
    connectionReturning(command).query({ text }, done);
    return done.mock.calls[0]?.[0];
  };

  test('reports an error for it', () => {
    expect(getError('ROLLBACK', 'COMMIT;')).toEqual(
      expect.objectContaining({ message: expect.stringContaining('COMMIT stored nothing') }),
    );
  });

  test('reports none for a successful COMMIT or an intended ROLLBACK', () => {
    expect(getError('COMMIT', 'COMMIT;')).toBeNull();
    expect(getError('ROLLBACK', 'ROLLBACK')).toBeNull();
  });
});
