import fs from 'node:fs';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { getSqliteFile } from '../../platform/database/sqlite/sqlite-file';
import type { Dialect } from '../../platform/database/dialect';
import type { Settings } from '../../platform/settings/settings';

/** A database that is only read, beside the processes that use it. */
export interface ReadDatabase {
  readonly dialect: Dialect;
  /** @param statement without parameters: it has no foreign text */
  read(statement: string): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Nobody waits longer for a finding. */
const PATIENCE_MS = 10_000;

/** @returns undefined where there is no database yet */
export async function openToRead({
  databaseUrl,
  databaseSsl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'databaseSsl' | 'dataDir'>): Promise<ReadDatabase | undefined> {
  if (!databaseUrl) {
    const file = getSqliteFile(dataDir);
    return fs.existsSync(file) ? readSqlite(file) : undefined;
  }
  const client = new Client({
    connectionString: databaseUrl,
    ssl: databaseSsl,
    application_name: 'wellfolio-doctor',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  await client.connect();
  await client.query('SET default_transaction_read_only = on');
  return {
    dialect: 'postgres',
    read: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
    close: () => client.end(),
  };
}

function readSqlite(file: string): ReadDatabase {
  const database = new Database(file, { readonly: true, timeout: PATIENCE_MS });
  return {
    dialect: 'sqlite',
    read: async (statement) => database.prepare(statement).all(),
    close: async () => {
      database.close();
    },
  };
}
