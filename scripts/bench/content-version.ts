import { createRequire } from 'node:module';
import path from 'node:path';
import { atEnd } from '../lib/cleanup.ts';
import { inRoot } from '../lib/root.ts';

interface Database {
  prepare(sql: string): { run(): unknown };
  close(): void;
}
type OpenDatabase = new (file: string) => Database;

/** Raises the content version of an embedded database as a publish does, so that nothing made before may be served. */
export function contentVersionOf(dataDir: string): { raise: () => void } {
  const driver: unknown = createRequire(inRoot('cms/package.json'))('better-sqlite3');
  if (!isDriver(driver)) throw new Error('better-sqlite3 exports no constructor any more.');
  const database = new driver(path.join(dataDir, 'data.db'));
  atEnd(() => database.close());
  const statement = database.prepare('UPDATE content_version SET version = version + 1');
  return { raise: () => void statement.run() };
}

const isDriver = (value: unknown): value is OpenDatabase => typeof value === 'function';
