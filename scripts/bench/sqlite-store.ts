import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/root.ts';
import { scratchFolder } from '../lib/scratch.ts';
import { hashSources } from '../lib/source-hash.ts';
import { openSqlite } from './database.ts';
import { fillStore, seedStore, type Store } from './store.ts';

const kept = inRoot('.bench');
/** What a loaded file depends on: who loads it, what is in it, and how the CMS stores that. The index makes itself anew. */
const SOURCES = [
  'scripts/bench/articles.ts',
  'scripts/bench/load-articles.ts',
  'cms/content',
  'cms/src/api',
  'cms/src/components',
  'cms/src/database',
];

/** A data folder with so many articles in its SQLite file: made once, and again when what it depends on changes. */
export async function sqliteStore(articles: number): Promise<Store> {
  const hash = hashSources({
    home: inRoot(),
    paths: SOURCES,
    skip: (file) =>
      file.endsWith('.test.ts') || (file.startsWith('cms/src/api/') && /\/(controllers|routes)$/.test(file)),
  });
  const name = `sqlite-${articles}-`;
  const folder = path.join(kept, name + hash.slice(0, 16));
  if (!existsSync(folder)) {
    forget(name);
    const making = path.join(kept, `${name}making`);
    mkdirSync(making, { recursive: true, mode: 0o700 });
    const settings = { DATA_DIR: making };
    await seedStore(settings);
    const database = openSqlite(path.join(making, 'data.db'));
    await fillStore({ database: 'SQLite', articles, settings }, database);
    await database.close();
    // Only now: what was stopped half-way is never taken for a whole one.
    renameSync(making, folder);
  }
  return { database: 'SQLite', articles, settings: { DATA_DIR: folder } };
}

/** What is written in it stays out of what the other parts read. */
export function copiedStore(store: Store, name: string): Store {
  const folder = path.join(scratchFolder(name), 'data');
  cpSync(String(store.settings.DATA_DIR), folder, { recursive: true });
  return { ...store, settings: { DATA_DIR: folder } };
}

function forget(beginning: string): void {
  if (!existsSync(kept)) return;
  for (const name of readdirSync(kept).filter((one) => one.startsWith(beginning))) {
    rmSync(path.join(kept, name), { recursive: true });
  }
}
