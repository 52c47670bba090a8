import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

/** A data folder, and a database in it or on PostgreSQL. */
export interface Scratch {
  dataDir: string;
  /** The settings to use it, besides the current ones. */
  env: Record<string, string>;
  /** The argument for a copy: the name of a database on PostgreSQL, the file on SQLite. */
  database: string;
  drop(): Promise<void>;
}

/**
 * Creates an empty data folder with an empty database: SQLite, or PostgreSQL if `TEST_DATABASE_URL` is a server on
 * which databases may be created.
 * @param template another scratch's `database` to copy; nobody may have it open
 */
export async function createScratch(template?: string): Promise<Scratch> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-test-'));
  const removeFolder = () => fs.rmSync(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const file = path.join(dataDir, 'data.db');
    if (template) fs.copyFileSync(template, file);
    return { dataDir, database: file, env: { DATA_DIR: dataDir }, drop: async () => removeFolder() };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    dataDir,
    database: name,
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    async drop() {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      removeFolder();
    },
  };
}

async function onServer(server: string, statement: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
