import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { type Settings } from '../../../../platform/settings/settings';
import { SOURCE_KEY } from './ledger';

const QUERY = 'SELECT value FROM strapi_core_store_settings WHERE key = ';
const KEY = `plugin_content-files_${SOURCE_KEY}`;

/**
 * Reads what was seeded last, directly from the database: booting the CMS to find that there is nothing to do would
 * take seconds at every start.
 * @returns null if nothing was seeded or it cannot be determined; then the CMS is booted to find out
 */
export async function readSeededSource({
  databaseUrl,
  databaseSsl,
  dataDir,
}: Settings): Promise<string | null> {
  try {
    const value = databaseUrl
      ? await fromPostgres(databaseUrl, databaseSsl)
      : fromSqlite(path.join(dataDir, 'data.db'));
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : null;
    return typeof parsed === 'string' ? parsed : null;
  } catch {
    return null;
  }
}

function fromSqlite(file: string): unknown {
  if (!fs.existsSync(file)) return null;
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return database.prepare<[string], { value: unknown }>(`${QUERY}?`).get(KEY)?.value;
  } finally {
    database.close();
  }
}

async function fromPostgres(connectionString: string, ssl: boolean): Promise<unknown> {
  const client = new Client({ connectionString, ssl });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(`${QUERY}$1`, [KEY]);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}
