/** What is used of a connection of better-sqlite3. */
interface SqliteConnection {
  prepare(sql: string): unknown;
}

/**
 * A transaction that reads before it writes fails at once where another process wrote between the two, however long it
 * would wait for a lock (SQLITE_BUSY_SNAPSHOT): an import beside the server made editors' publishing fail. With the lock
 * from the beginning it waits its turn.
 */
export function beginWithTheLock(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  // As knex begins every transaction.
  connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
}
