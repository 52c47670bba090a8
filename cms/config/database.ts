import path from 'node:path';
import { beginWithTheLock } from '../src/database/begin-with-the-lock';
import { dataFolder } from '../src/settings/data-folder';
import { settings } from '../src/settings/settings';

interface SqliteConnection {
  pragma(statement: string): unknown;
  prepare(sql: string): unknown;
}
type Done = (error: Error | null, connection: SqliteConnection) => void;

/**
 * SQLite in one file of the data folder, or PostgreSQL where `DATABASE_URL` is set (C37).
 *
 * What a statement is given is an address or the hash of a password: an error shows question marks (`compileSqlOnError`),
 * because errors are written to the log.
 */
export default () => {
  const { databaseUrl, databaseSsl } = settings();
  if (databaseUrl) {
    return {
      connection: {
        client: 'postgres',
        compileSqlOnError: false,
        connection: { connectionString: databaseUrl, ssl: databaseSsl },
        pool: { min: 0, max: 10 },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      compileSqlOnError: false,
      connection: { filename: path.join(dataFolder(), 'data.db') },
      useNullAsDefault: true,
      pool: {
        // Readers do not wait for the writer, and a write waits for the disk at checkpoints only.
        afterCreate(connection: SqliteConnection, done: Done) {
          connection.pragma('journal_mode = WAL');
          connection.pragma('synchronous = NORMAL');
          connection.pragma('busy_timeout = 5000');
          beginWithTheLock(connection);
          done(null, connection);
        },
      },
    },
  };
};
