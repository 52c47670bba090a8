import { spawn } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { MIGRATIONS } from '../../database/migrations';
import { newSecrets } from '../support/cms/cms-settings';
import { createScratch, type Scratch } from '../support/scratch';

const APP = path.resolve(__dirname, '../..');
const CLI = path.join(APP, 'dist/src/cli/content.js');

let own: Scratch;
beforeAll(async () => {
  own = await createScratch();
});
afterAll(() => own.drop());

/** Starts a CMS on an empty database for a job that changes nothing. */
function started(secrets: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [CLI, 'reindex'], {
    env: { PATH, HOME, NODE_ENV: 'production', ...secrets, ...own.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

async function startTwo(): Promise<void> {
  const secrets = newSecrets();
  const results = await Promise.all([started(secrets), started(secrets)]);
  expect(results.map(({ code, output }) => [code, code === 0 ? '' : output])).toEqual([
    [0, ''],
    [0, ''],
  ]);
}

async function query(statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: own.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

// Only on PostgreSQL (jest.api.config.cjs): SQLite has one process.
test('two processes that start on an empty database at the same time both succeed, and so do two that upgrade it', async () => {
  await startTwo();
  const [counted] = await query('SELECT count(*) AS triggers FROM pg_trigger WHERE NOT tgisinternal');
  expect(Number(counted?.triggers)).toBeGreaterThan(20);

  await query('DROP TABLE data_migrations');
  await startTwo();
  expect(await query('SELECT name FROM data_migrations ORDER BY name')).toEqual(
    MIGRATIONS.map(({ name }) => ({ name })),
  );
});
