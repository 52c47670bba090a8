import path from 'node:path';
import { Piscina } from 'piscina';
import type { Sql } from '../../sql';
import type { TimedRows } from './sqlite-worker';

const IDLE_MS = 60_000;

/** A thread that reads an SQLite file. */
interface SqlitePool {
  read(statement: Sql): Promise<TimedRows>;
  close(): Promise<void>;
}

/** Starts the thread at the first read; it ends after some idle time. */
export function openSqlitePool(filename: string): SqlitePool {
  const pool = new Piscina<Sql, TimedRows>({
    filename: path.join(__dirname, 'sqlite-worker.js'),
    workerData: filename,
    minThreads: 0,
    // A second thread would take processor time from all other requests.
    maxThreads: 1,
    maxQueue: Number.POSITIVE_INFINITY,
    idleTimeout: IDLE_MS,
  });
  return {
    read: (statement) => pool.run(statement, { name: 'readRows' }),
    close: () => pool.close(),
  };
}
