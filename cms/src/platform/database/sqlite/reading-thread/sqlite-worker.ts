import Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { workerData } from 'piscina';
import type { Sql } from '../../sql';

/** Limits the statement cache: the text of a search statement varies with its number of words. */
const MOST_STATEMENTS = 100;

// A connection of its own: in WAL mode it never waits, and reads the last commit.
const database = new Database(String(workerData), { readonly: true, fileMustExist: true });
database.pragma('busy_timeout = 5000');
const statements = new LRUCache<string, Database.Statement>({ max: MOST_STATEMENTS });

export interface TimedRows {
  rows: unknown[];
  /** Duration of the statement. */
  ms: number;
}

/** Runs in the threads of `sqlite-pool.ts`. */
export function readRows({ sql, values }: Sql): TimedRows {
  const began = performance.now();
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  const rows = statement.all(...values);
  return { rows, ms: performance.now() - began };
}
