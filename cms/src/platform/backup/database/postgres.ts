import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import * as v from 'valibot';
import { ExpectedFailure } from '../../failures/expected-failure';
import { compareRows, MIGRATIONS, type CopiedDatabase, type DatabaseCopy } from './copied-database';
import { requireVersion, runProgram, toMajorVersion } from './programs';

const Names = v.array(v.object({ name: v.string() }));
const Snapshot = v.tuple([v.object({ snapshot: v.string() })]);
const Counted = v.tuple([v.object({ count: v.pipe(v.string(), v.transform(Number)) })]);
const Version = v.tuple([v.object({ server_version_num: v.pipe(v.string(), v.transform(Number)) })]);

/** Runs work with a connection of its own. @param ssl whether it is encrypted */
export async function withClient<T>(
  url: string,
  ssl: boolean,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, ssl, application_name: 'wellfolio-backup' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param ssl whether connections are encrypted */
export function postgresDatabase(url: string, ssl: boolean): CopiedDatabase {
  const env = { ...process.env, ...toVariables(url, ssl) };
  const connected = <T>(work: (client: Client) => Promise<T>) => withClient(url, ssl, work);
  return {
    dialect: 'postgres',
    name: `PostgreSQL (${env.PGHOST ?? 'localhost'}, ${env.PGDATABASE ?? ''})`,
    // The dump is compressed, and has no indexes.
    measureCopy: () =>
      connected(async (client) => {
        const { rows } = await client.query('SELECT pg_database_size(current_database()) AS count');
        return v.parse(Counted, rows)[0].count;
      }),
    copyTo: (folder) =>
      connected(async (client): Promise<DatabaseCopy> => {
        await requireProgram('pg_dump', client, env);
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const [{ snapshot }] = v.parse(
          Snapshot,
          (await client.query('SELECT pg_export_snapshot() AS snapshot')).rows,
        );
        const file = path.join(folder, 'database.gz');
        const dump = runProgram(
          'pg_dump',
          ['--format=plain', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`],
          env,
          { out: 'pipe' },
        );
        if (!dump.process.stdout) throw new Error('pg_dump has no output.');
        await Promise.all([
          pipeline(dump.process.stdout, createGzip(), fs.createWriteStream(file)),
          dump.ended,
        ]);
        // In the transaction of the snapshot.
        return { file, ...(await inspect(client)) };
      }),
    whyInUse: () =>
      connected(async (client) => {
        const { rows } = await client.query(
          `SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database()
             AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
        );
        const [{ count }] = v.parse(Counted, rows);
        return count === 0
          ? undefined
          : `the database has ${count} other connections: stop the servers, and other programs that use it, first.`;
      }),
    hasContent: () => connected(async (client) => (await listTables(client)).length > 0),
    empty: (tables) =>
      connected(async (client) => {
        for (const table of (await listTables(client)).filter((name) => tables.includes(name)))
          await client.query(`DELETE FROM ${client.escapeIdentifier(table)}`);
      }),
    async prepare(file, rows) {
      await connected((client) => requireProgram('psql', client, env));
      return async () => {
        await load(file, env);
        const difference = compareRows(rows, (await connected(inspect)).rows);
        if (difference)
          throw new ExpectedFailure(`The database that was loaded is not what was copied: ${difference}.`);
      };
    },
  };
}

/** Deletes all tables of a database. */
export async function clearPostgres(url: string, ssl: boolean): Promise<void> {
  await withClient(url, ssl, (client) => client.query(CLEAR));
}

const CLEAR = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public;';

/** Replaces everything in one transaction: whatever fails, the old content is there. */
async function load(file: string, env: NodeJS.ProcessEnv): Promise<void> {
  const psql = runProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--file=-'],
    env,
    { in: 'pipe' },
  );
  if (!psql.process.stdin) throw new Error('psql has no input.');
  psql.process.stdin.write(`${CLEAR}\n`);
  const [sent, ended] = await Promise.allSettled([
    pipeline(fs.createReadStream(file), psql.process.stdin),
    psql.ended,
  ]);
  // If psql fails, it also stops reading: its own words say why.
  if (ended.status === 'rejected') throw ended.reason;
  if (sent.status === 'rejected') throw sent.reason;
}

/** For PostgreSQL's programs: a password in their arguments could be read by other users of the machine. */
function toVariables(url: string, ssl: boolean): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new Client({ connectionString: url });
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: ssl ? 'require' : undefined,
  };
}

async function requireProgram(program: string, client: Client, env: NodeJS.ProcessEnv): Promise<void> {
  const [{ server_version_num: number }] = v.parse(
    Version,
    (await client.query('SHOW server_version_num')).rows,
  );
  await requireVersion(program, toMajorVersion(number), env);
}

async function inspect(client: Client): Promise<Pick<DatabaseCopy, 'rows' | 'migrations'>> {
  const tables = await listTables(client);
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const [{ count }] = v.parse(
      Counted,
      (await client.query(`SELECT count(*) AS count FROM ${client.escapeIdentifier(table)}`)).rows,
    );
    rows[table] = count;
  }
  const { rows: names } = tables.includes(MIGRATIONS)
    ? await client.query(`SELECT name FROM ${MIGRATIONS} ORDER BY name`)
    : { rows: [] };
  return { rows, migrations: v.parse(Names, names).map(({ name }) => name) };
}

async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  return v.parse(Names, rows).map(({ name }) => name);
}
