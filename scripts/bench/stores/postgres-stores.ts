import { scratchFolder } from '../../lib/process/scratch.ts';
import { startPostgres } from '../../lib/postgres/postgres.ts';
import { openPostgres } from './database.ts';
import { fillStore, seedStore, type Store } from './store.ts';

let filled: Promise<Store[]> | undefined;

/**
 * A database for each number of articles, on a PostgreSQL that is removed when the script ends. Each run of the script
 * fills them once, when the first benchmark needs them.
 */
export function postgresStores(bin: string, sizes: number[]): Promise<Store[]> {
  return (filled ??= fillPostgres(bin, sizes));
}

async function fillPostgres(bin: string, sizes: number[]): Promise<Store[]> {
  const server = await startPostgres(bin);
  const DATA_DIR = scratchFolder('bench-postgres');
  await seedStore({ DATA_DIR, DATABASE_URL: server });
  const admin = await openPostgres(named(server, 'template1'));
  const stores: Store[] = [];
  for (const articles of sizes) {
    const name = `bench_${articles}`;
    await admin.run(`CREATE DATABASE ${name} TEMPLATE postgres`);
    const settings = { DATA_DIR, DATABASE_URL: named(server, name) };
    const store = { database: 'PostgreSQL', articles, settings };
    const database = await openPostgres(settings.DATABASE_URL);
    await fillStore(store, database);
    await database.run('VACUUM ANALYZE');
    await database.close();
    stores.push(store);
  }
  return stores;
}

/** A copy, so that what is added to it does not affect the other benchmarks. Nothing may be connected to the store. */
export async function copyPostgresStore(store: Store, name: string): Promise<Store> {
  const url = String(store.settings.DATABASE_URL);
  const admin = await openPostgres(named(url, 'template1'));
  await admin.run(`CREATE DATABASE ${name} TEMPLATE ${new URL(url).pathname.slice(1)}`);
  await admin.close();
  return { ...store, settings: { ...store.settings, DATABASE_URL: named(url, name) } };
}

function named(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
