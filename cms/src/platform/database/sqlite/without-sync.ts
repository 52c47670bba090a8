/** What is used of a connection of better-sqlite3. */
interface SqliteConnection {
  pragma(statement: string, options?: { simple: boolean }): unknown;
}

/** What rate-limiter-flexible uses of knex. */
interface Connections {
  raw: unknown;
  client: {
    config: unknown;
    acquireConnection(): Promise<SqliteConnection>;
    releaseConnection(connection: SqliteConnection): unknown;
  };
}

/**
 * Connections of SQLite on which a COMMIT does not wait until the disk has it, each until it is released: in WAL mode a count costs
 * microseconds then, and not the milliseconds in which the driver holds the event loop for the disk. A restart loses nothing, a
 * power cut the last seconds at most; what is committed by others afterwards still reaches the disk with all before it.
 */
export function withoutSync({ raw, client }: Connections): Connections {
  const usual = new WeakMap<SqliteConnection, unknown>();
  return {
    raw,
    client: {
      config: client.config,
      async acquireConnection() {
        const connection = await client.acquireConnection();
        usual.set(connection, connection.pragma('synchronous', { simple: true }));
        connection.pragma('synchronous = NORMAL');
        return connection;
      },
      releaseConnection(connection) {
        try {
          connection.pragma(`synchronous = ${String(usual.get(connection))}`);
        } finally {
          // Nobody else could write without it.
          void client.releaseConnection(connection);
        }
      },
    },
  };
}
