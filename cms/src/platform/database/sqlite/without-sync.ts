/** The parts of a better-sqlite3 connection used here. */
interface SqliteConnection {
  pragma(statement: string, options?: { simple: boolean }): unknown;
}

/** The parts of knex that rate-limiter-flexible uses. */
interface Connections {
  raw: unknown;
  client: {
    config: unknown;
    acquireConnection(): Promise<SqliteConnection>;
    releaseConnection(connection: SqliteConnection): unknown;
  };
}

/**
 * SQLite connections on which a COMMIT does not wait for the disk, each until it is released. In WAL mode a count then
 * takes microseconds instead of the milliseconds in which the driver blocks the event loop. A restart loses nothing, a
 * power cut the last seconds at most; later commits by others still flush everything before them to disk.
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
          // Otherwise nothing else could be written.
          void client.releaseConnection(connection);
        }
      },
    },
  };
}
