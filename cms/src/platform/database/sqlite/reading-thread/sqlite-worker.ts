import Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { workerData } from 'piscina';
import type { Sql } from '../../sql';

/** A search's statement is as long as it has words: few are the same. */
const MOST_STATEMENTS = 100;

// Its own connection: in WAL mode it waits for nobody, and reads what was committed last.
const database = new Database(String(workerData), { readonly: true, fileMustExist: true });
database.pragma('busy_timeout = 5000');
const statements = new LRUCache<string, Database.Statement>({ max: MOST_STATEMENTS });

export interface TimedRows {
  rows: unknown[];
  /** How long the statement took. */
  ms: number;
}

/** What the threads of `sqlite-pool.ts` do. */
export function readRows({ sql, values }: Sql): TimedRows {
  const began = performance.now();
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, statement);
  const rows = statement.all(...values);
  return { rows, ms: performance.now() - began };
}
