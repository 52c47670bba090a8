/** The parts of a better-sqlite3 connection used here. */
interface SqliteConnection {
  prepare(sql: string): unknown;
}

/**
 * A transaction that reads before it writes fails immediately if another process wrote in between, whatever its lock
 * timeout (SQLITE_BUSY_SNAPSHOT): an import running next to the server made publishing fail. If it takes the write lock
 * at its start, it waits its turn.
 */
export function beginImmediate(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  // The statement with which knex begins every transaction.
  connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
}
