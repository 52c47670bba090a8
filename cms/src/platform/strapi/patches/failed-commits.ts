/** What is used of a transaction of knex. */
interface Transactor {
  isCompleted(): boolean;
  commit(value?: unknown): Promise<unknown>;
  /** Settles when the transaction ends, and rejects when its COMMIT failed. */
  executionPromise: Promise<unknown>;
}

interface TransactingClient {
  transaction(container: (transactor: Transactor) => unknown, ...rest: unknown[]): unknown;
}

/**
 * knex catches the error of a COMMIT and rejects `executionPromise` alone, while `@strapi/database` awaits `commit()`
 * alone: on a full disk a sign-up was answered 201 with a token, nothing was stored, and the next member got the same
 * id. With this `commit()` itself fails. Nested transactions need nothing: their end stores nothing by itself.
 *
 * A failed BEGIN is caught too, and the first statement fails instead, for a reason that tells nothing
 * ("Transaction query already complete"). With this `knex.transaction()` rejects with the error of BEGIN.
 */
export function reportFailedCommits({ client }: { client: TransactingClient }): void {
  const begin = client.transaction.bind(client);
  client.transaction = (container, ...rest) =>
    begin(
      (transactor) => {
        if (transactor.isCompleted()) throw new Error('BEGIN failed.');
        const commit = transactor.commit;
        transactor.commit = async (value) => {
          const result = await commit(value);
          await transactor.executionPromise;
          return result;
        };
        return container(transactor);
      },
      ...rest,
    );
}

/** As knex ends every transaction. */
const COMMIT = 'COMMIT;';

interface SqliteStatement {
  run(...parameters: unknown[]): unknown;
}

/** What is used of a connection of better-sqlite3. */
interface SqliteConnection {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteStatement;
  exec(sql: string): unknown;
}

/**
 * SQLite leaves a transaction open when its COMMIT fails for a constraint or a lock. There is one connection: each later
 * transaction would fail with "cannot start a transaction within a transaction" until the next start.
 */
export function rollBackFailedCommits(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const statement = prepare(sql);
    if (sql !== COMMIT) return statement;
    const run = statement.run.bind(statement);
    statement.run = (...parameters) => {
      try {
        return run(...parameters);
      } catch (error) {
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    };
    return statement;
  };
}

type PostgresCallback = (error: unknown, result: unknown) => void;

/** What is used of a connection of pg: knex passes a query and a function that takes its result. */
interface PostgresConnection {
  query(query: unknown, ...rest: unknown[]): unknown;
}

/**
 * PostgreSQL answers a COMMIT with "ROLLBACK", and with no error, when a statement of the transaction had failed and
 * somebody caught that: nothing is stored then.
 */
export function failAbortedCommits(connection: PostgresConnection): void {
  const query = connection.query.bind(connection);
  connection.query = (config, ...rest) => {
    const [callback] = rest;
    if (!isCallback(callback) || !isCommit(config)) return query(config, ...rest);
    return query(config, (error: unknown, result: unknown) => {
      callback(error ?? (wasRolledBack(result) ? new Error(ABORTED) : null), result);
    });
  };
}

const ABORTED = 'The transaction was rolled back: a statement in it had failed, so COMMIT stored nothing.';

const isCallback = (value: unknown): value is PostgresCallback => typeof value === 'function';

const isCommit = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query && query.text === COMMIT;

const wasRolledBack = (result: unknown) =>
  typeof result === 'object' && result !== null && 'command' in result && result.command === 'ROLLBACK';
