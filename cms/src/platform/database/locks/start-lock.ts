import { Client } from 'pg';
import { settings } from '../../settings/settings';
import { LOCKS } from './advisory-locks';

/**
 * Lets only one process at a time prepare a PostgreSQL database: two that start on an empty one would both create its
 * tables, and one would fail. SQLite has a single process. The lock belongs to a dedicated connection (not through a
 * pooler that shares connections between transactions), so it is released if the process dies.
 * @param onWait called when another process holds the lock
 * @returns a function that releases it
 */
export async function acquireLock(name: 'start' | 'seed', onWait: () => void): Promise<() => Promise<void>> {
  const { databaseUrl, databaseSsl } = settings();
  if (!databaseUrl) return () => Promise.resolve();
  const client = new Client({ connectionString: databaseUrl, ssl: databaseSsl });
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LOCKS[name],
    ]);
    if (!rows[0]?.taken) {
      onWait();
      await client.query('SELECT pg_advisory_lock($1)', [LOCKS[name]]);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}
