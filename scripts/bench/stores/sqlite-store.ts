import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../lib/files/root.ts';
import { scratchFolder } from '../../lib/process/scratch.ts';
import { hashSources } from '../../lib/files/source-hash.ts';
import { openSqlite, type BenchDatabase } from './database.ts';
import { fillStore, indexArticles, seedStore, type Store } from './store.ts';
import { runStep } from '../../lib/process/step.ts';

const CACHE = inRoot('.bench');
/**
 * What a prepared file depends on: the loader, its content, and how the CMS stores it. The search index rebuilds
 * itself.
 */
const SOURCES = [
  'scripts/bench/articles.ts',
  'scripts/bench/stores/load-articles.ts',
  'scripts/bench/stores/load-versions.ts',
  'cms/content',
  'cms/src/api',
  'cms/src/components',
  'cms/src/platform/database',
  'cms/src/bootstrap/database-rules',
];

/**
 * A data folder with `articles` articles in its SQLite file. Created once, and again when one of its sources changes.
 */
export async function sqliteStore(articles: number): Promise<Store> {
  const hash = hashSources({
    home: inRoot(),
    paths: SOURCES,
    skip: (file) =>
      file.endsWith('.test.ts') || (file.startsWith('cms/src/api/') && /\/(controllers|routes)$/.test(file)),
  });
  const name = `sqlite-${articles}-`;
  const folder = path.join(CACHE, name + hash.slice(0, 16));
  if (!existsSync(folder)) {
    forget(name);
    const unfinished = storeIn(path.join(CACHE, `${name}making`), articles);
    await fill(unfinished);
    // Renamed last, so that an interrupted folder is never mistaken for a complete one.
    renameSync(unfinished.folder, folder);
    return storeIn(folder, articles);
  }
  const store = storeIn(folder, articles);
  await runStep('Reindexing articles of another build', 'seconds; 2 per 1,000 articles after a change', () =>
    withDatabase(store, (database) => indexArticles(store.settings, database)),
  );
  return store;
}

interface SqliteStore extends Store {
  folder: string;
}

const storeIn = (folder: string, articles: number): SqliteStore => ({
  database: 'SQLite',
  articles,
  settings: { DATA_DIR: folder },
  folder,
});

async function fill(store: SqliteStore): Promise<void> {
  mkdirSync(store.folder, { recursive: true, mode: 0o700 });
  await seedStore(store.settings);
  await withDatabase(store, (database) => fillStore(store, database));
}

async function withDatabase(
  { folder }: SqliteStore,
  action: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const database = openSqlite(path.join(folder, 'data.db'));
  await action(database);
  await database.close();
}

/** A copy, so that writes do not affect the other benchmarks. */
export function copiedStore(store: Store, name: string): Store {
  const folder = path.join(scratchFolder(name), 'data');
  cpSync(String(store.settings.DATA_DIR), folder, { recursive: true });
  return { ...store, settings: { DATA_DIR: folder } };
}

function forget(beginning: string): void {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE).filter((one) => one.startsWith(beginning))) {
    rmSync(path.join(CACHE, name), { recursive: true });
  }
}
