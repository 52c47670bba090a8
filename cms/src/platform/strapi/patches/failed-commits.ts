/** The parts of a knex transaction used here. */
interface Transactor {
  isCompleted(): boolean;
  commit(value?: unknown): Promise<unknown>;
  /** Settles when the transaction ends; rejects if its COMMIT failed. */
  executionPromise: Promise<unknown>;
}

interface TransactingClient {
  transaction(container: (transactor: Transactor) => unknown, ...rest: unknown[]): unknown;
}

/**
 * knex catches the error of a COMMIT and rejects only `executionPromise`, while `@strapi/database` awaits only
 * `commit()`: on a full disk a sign-up got 201 with a token, nothing was stored, and the next member got the
 * same id. With this patch, `commit()` itself fails. Nested transactions need no patch, because their end stores
 * nothing.
 *
 * knex also catches a failed BEGIN, and the first statement then fails with an unrelated error ("Transaction query
 * already complete"). With this patch, `knex.transaction()` rejects with the error of BEGIN.
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

/** The statement with which knex ends every transaction. */
const COMMIT = 'COMMIT;';

interface SqliteStatement {
  run(...parameters: unknown[]): unknown;
}

/** The parts of a better-sqlite3 connection used here. */
interface SqliteConnection {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteStatement;
  exec(sql: string): unknown;
}

/**
 * SQLite leaves a transaction open when its COMMIT fails because of a constraint or a lock. With its single connection,
 * every later transaction would fail with "cannot start a transaction within a transaction" until the next start.
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

/** The part of a pg connection used here: knex passes a query and a callback for its result. */
interface PostgresConnection {
  query(query: unknown, ...rest: unknown[]): unknown;
}

/**
 * PostgreSQL responds to a COMMIT with "ROLLBACK" and no error if a statement of the transaction failed and its error
 * was caught. Nothing is stored then.
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

const ABORTED =
  'The transaction was rolled back: one of its statements had failed, so COMMIT stored nothing.';

const isCallback = (value: unknown): value is PostgresCallback => typeof value === 'function';

const isCommit = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query && query.text === COMMIT;

const wasRolledBack = (result: unknown) =>
  typeof result === 'object' && result !== null && 'command' in result && result.command === 'ROLLBACK';
