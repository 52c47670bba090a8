import { beginImmediate } from '../src/platform/strapi/patches/sqlite-begin-immediate';
import { failAbortedCommits, rollBackFailedCommits } from '../src/platform/strapi/patches/failed-commits';
import { releaseReserve } from '../src/platform/database/disk-reserve';
import { ensureDataFolder } from '../src/platform/settings/data-folder';
import { getSqliteFile } from '../src/platform/database/sqlite/sqlite-file';
import { settings } from '../src/platform/settings/settings';

type SqliteConnection = Parameters<typeof rollBackFailedCommits>[0] & {
  pragma(statement: string): unknown;
};
type PostgresConnection = Parameters<typeof failAbortedCommits>[0];
type Done<T> = (error: Error | null, connection: T) => void;

/**
 * SQLite in one file of the data folder, or PostgreSQL where `DATABASE_URL` is set (C37).
 *
 * Bindings contain e-mail addresses and password hashes, and errors are logged, so errors show question marks instead
 * (`compileSqlOnError`).
 */
export default () => {
  const { databaseUrl, databaseSsl, sqliteSynchronous } = settings();
  if (databaseUrl) {
    return {
      connection: {
        client: 'postgres',
        compileSqlOnError: false,
        connection: { connectionString: databaseUrl, ssl: databaseSsl },
        pool: {
          min: 0,
          max: 10,
          afterCreate(connection: PostgresConnection, done: Done<PostgresConnection>) {
            failAbortedCommits(connection);
            done(null, connection);
          },
        },
      },
    };
  }
  requireRoom(ensureDataFolder());
  return {
    connection: {
      client: 'sqlite',
      compileSqlOnError: false,
      connection: { filename: getSqliteFile(ensureDataFolder()) },
      useNullAsDefault: true,
      pool: {
        // With WAL, readers do not wait for the writer. `synchronous` determines whether COMMIT waits for the disk
        // (C44).
        afterCreate(connection: SqliteConnection, done: Done<SqliteConnection>) {
          connection.pragma('journal_mode = WAL');
          connection.pragma(`synchronous = ${sqliteSynchronous}`);
          connection.pragma('busy_timeout = 5000');
          // Data that members delete is overwritten (`erase-deleted.ts`).
          connection.pragma('secure_delete = ON');
          beginImmediate(connection);
          rollBackFailedCommits(connection);
          done(null, connection);
        },
      },
    },
  };
};

/** @throws if the disk is too full to read SQLite, whose own error would only mention a connection pool */
function requireRoom(folder: string): void {
  if (releaseReserve(folder) !== 'full') return;
  throw new Error(`The disk that holds ${folder} is full. Free some space on it, then start again.`);
}
