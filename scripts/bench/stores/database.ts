import { createRequire } from 'node:module';
import { onExit } from '../../lib/process/cleanup.ts';
import { inRoot } from '../../lib/files/root.ts';

/** Direct access to a database of the CMS, with the CMS's own drivers. */
export interface BenchDatabase {
  dialect: 'sqlite' | 'postgres';
  /** Returns the rows of a statement. `value` fills its one question mark. */
  run(sql: string, value?: string): Promise<unknown[]>;
  close(): Promise<void>;
}

const loadDriver = createRequire(inRoot('cms/package.json'));

/** Uses the CMS's settings for waiting on other writers of the file. */
export function openSqlite(file: string): BenchDatabase {
  const driver: unknown = loadDriver('better-sqlite3');
  if (!isSqlite(driver)) throw new Error('better-sqlite3 exports no constructor any more.');
  const database = new driver(file);
  database.pragma('busy_timeout = 5000');
  return closing({
    dialect: 'sqlite',
    run(sql, value) {
      const statement = database.prepare(sql);
      const values = value === undefined ? [] : [value];
      if (statement.reader) return Promise.resolve(statement.all(...values));
      statement.run(...values);
      return Promise.resolve([]);
    },
    close() {
      database.close();
      return Promise.resolve();
    },
  });
}

export async function openPostgres(url: string): Promise<BenchDatabase> {
  const driver: unknown = loadDriver('pg');
  if (!isPostgres(driver)) throw new Error('pg exports no Client any more.');
  const client = new driver.Client({ connectionString: url });
  await client.connect();
  return closing({
    dialect: 'postgres',
    async run(sql, value) {
      const { rows } = await client.query(sql.replace('?', '$1'), value === undefined ? [] : [value]);
      return rows;
    },
    close: () => client.end(),
  });
}

/** Closes the connection once: when the caller is done, or when the script ends. */
function closing(database: BenchDatabase): BenchDatabase {
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= database.close());
  onExit(close);
  return { ...database, close };
}

interface Sqlite {
  prepare(sql: string): {
    reader: boolean;
    all(...values: string[]): unknown[];
    run(...values: string[]): unknown;
  };
  pragma(statement: string): unknown;
  close(): void;
}
interface PostgresClient {
  connect(): Promise<void>;
  query(sql: string, values: string[]): Promise<{ rows: unknown[] }>;
  end(): Promise<void>;
}

const isSqlite = (value: unknown): value is new (file: string) => Sqlite => typeof value === 'function';
const isPostgres = (
  value: unknown,
): value is { Client: new (options: { connectionString: string }) => PostgresClient } =>
  typeof value === 'object' && value !== null && 'Client' in value && typeof value.Client === 'function';
