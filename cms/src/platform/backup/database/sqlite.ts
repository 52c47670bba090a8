import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import Database from 'better-sqlite3';
import * as v from 'valibot';
import { ExpectedFailure, toMessage } from '../../failures/expected-failure';
import { compareRows, MIGRATIONS, REPLACED, type CopiedDatabase, type DatabaseCopy } from './copied-database';

const Names = v.array(v.object({ name: v.string() }));
const Counted = v.object({ count: v.number() });

/** All pages in one step: between steps, a write of another process would make the copy begin again. */
const ALL_PAGES = 0x7fffffff;

/** The embedded database. @param file it does not have to exist */
export function sqliteDatabase(file: string): CopiedDatabase {
  return {
    dialect: 'sqlite',
    name: file,
    // The copy, and the same compressed.
    measureCopy: async () => 2 * fs.statSync(file).size,
    async copyTo(folder): Promise<DatabaseCopy> {
      const copy = path.join(folder, 'database');
      const database = new Database(file, { readonly: true, fileMustExist: true });
      try {
        await database.backup(copy, { progress: () => ALL_PAGES });
      } finally {
        database.close();
      }
      const described = inspect(copy);
      const compressed = `${copy}.gz`;
      await pipeline(fs.createReadStream(copy), createGzip(), fs.createWriteStream(compressed));
      fs.rmSync(copy);
      return { file: compressed, ...described };
    },
    async whyInUse() {
      if (!fs.existsSync(file)) return undefined;
      const database = new Database(file, { timeout: 1000 });
      try {
        database.pragma('locking_mode = EXCLUSIVE');
        database.exec('BEGIN EXCLUSIVE; ROLLBACK');
        return undefined;
      } catch (error) {
        return `${file} is in use (${toMessage(error)}): stop the servers first.`;
      } finally {
        database.close();
      }
    },
    async hasContent() {
      if (!fs.existsSync(file)) return false;
      const database = new Database(file, { readonly: true });
      try {
        return listTables(database).length > 0;
      } finally {
        database.close();
      }
    },
    async empty(tables) {
      const database = new Database(file, { fileMustExist: true });
      try {
        for (const table of listTables(database).filter((name) => tables.includes(name)))
          database.exec(`DELETE FROM "${table}"`);
      } finally {
        database.close();
      }
    },
    async prepare(copy, rows) {
      const difference = compareRows(rows, inspect(copy).rows);
      if (difference)
        throw new ExpectedFailure(`The database of the backup is not what was copied: ${difference}.`);
      return async () => {
        fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
        keepReplaced(file);
        fs.renameSync(copy, file);
      };
    },
  };
}

/** The database that is replaced stays beside the new one. Its log is in it since it was opened alone. */
function keepReplaced(file: string): void {
  for (const log of [`${file}-wal`, `${file}-shm`]) fs.rmSync(log, { force: true });
  if (!fs.existsSync(file)) return;
  fs.rmSync(`${file}${REPLACED}`, { force: true });
  fs.linkSync(file, `${file}${REPLACED}`);
}

/** @throws an error when the file is damaged */
function inspect(file: string): Pick<DatabaseCopy, 'rows' | 'migrations'> {
  const database = new Database(file);
  try {
    // One file, without a log beside it.
    database.pragma('journal_mode = DELETE');
    const [found] = v.parse(
      v.array(v.object({ integrity_check: v.string() })),
      database.pragma('integrity_check(1)'),
    );
    if (found?.integrity_check !== 'ok')
      throw new ExpectedFailure(`The database is damaged: ${found?.integrity_check ?? 'no answer'}.`);
    const tables = listTables(database);
    const count = (table: string) =>
      v.parse(Counted, database.prepare(`SELECT count(*) AS count FROM "${table}"`).get()).count;
    const migrations = tables.includes(MIGRATIONS)
      ? database.prepare(`SELECT name FROM ${MIGRATIONS} ORDER BY name`).all()
      : [];
    return {
      rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
      migrations: v.parse(Names, migrations).map(({ name }) => name),
    };
  } finally {
    database.close();
  }
}

export function listTables(database: Database.Database): string[] {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all();
  return v.parse(Names, tables).map(({ name }) => name);
}
