import { findPostgres } from '../../lib/postgres/postgres.ts';
import { postgresStores } from './postgres-stores.ts';
import { sqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Number of articles in the smaller and the larger catalogue. */
const SIZES = [1_000, 20_000];

/** Measures the SQLite stores, then the PostgreSQL stores. Prints a note if PostgreSQL is not installed. */
export async function onBothDatabases<TFound>(
  measure: (stores: Store[]) => Promise<TFound[]>,
): Promise<TFound[]> {
  const sqlite: Store[] = [];
  for (const size of SIZES) sqlite.push(await sqliteStore(size));
  const found = await measure(sqlite);
  const postgres = findPostgres();
  if (postgres) return [...found, ...(await measure(await postgresStores(postgres, SIZES)))];
  console.log('\n  PostgreSQL is not measured: it is not installed here (apt-get install -y postgresql).\n');
  return found;
}
