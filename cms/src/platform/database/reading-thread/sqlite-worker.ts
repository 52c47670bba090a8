import Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { workerData } from 'piscina';
import type { Sql } from '../../../database/sql';

/** A search's statement is as long as it has words: few are the same. */
const MOST_STATEMENTS = 100;

// Its own connection: in WAL mode it waits for nobody, and reads what was committed last.
const database = new Database(String(workerData), { readonly: true, fileMustExist: true });
database.pragma('busy_timeout = 5000');
const statements = new LRUCache<string, Database.Statement>({ max: MOST_STATEMENTS });

/** What the thread of `reading-thread.ts` does. */
export function readRows({ sql, values }: Sql): unknown[] {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  return statement.all(...values);
}
