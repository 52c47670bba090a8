import path from 'node:path';
import { Piscina } from 'piscina';
import type { Sql } from '../../sql';
import type { TimedRows } from './sqlite-worker';

const IDLE_MS = 60_000;

/** A thread that reads an SQLite file. */
export interface SqlitePool {
  read(statement: Sql): Promise<TimedRows>;
  close(): Promise<void>;
}

/** Starts the thread once something is to be read; it ends when it has been idle for a while. */
export function openSqlitePool(filename: string): SqlitePool {
  const pool = new Piscina<Sql, TimedRows>({
    filename: path.join(__dirname, 'sqlite-worker.js'),
    workerData: filename,
    minThreads: 0,
    // A second would take the processor from what everybody else asks.
    maxThreads: 1,
    maxQueue: Number.POSITIVE_INFINITY,
    idleTimeout: IDLE_MS,
  });
  return {
    read: (statement) => pool.run(statement, { name: 'readRows' }),
    close: () => pool.close(),
  };
}
