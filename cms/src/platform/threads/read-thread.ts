import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect } from '../database/dialect';
import { toRows } from '../database/rows/rows';
import type { Sql } from '../database/sql';
import { createBoundedQueue, type BoundedQueue } from './bounded-queue';
import { openSqlitePool } from '../database/sqlite/reading-thread/sqlite-pool';

/**
 * Statements that may wait for the thread, in total and per visitor: a second or two of work. Spelling corrections have
 * their own queue: they take many statements per search, and must not block visitors who spelled correctly.
 */
const QUEUES = {
  search: { most: 60, mostOfVisitor: 8 },
  guess: { most: 30, mostOfVisitor: 4 },
};
/** In the metrics. */
const QUEUE_NAMES = { search: 'searches', guess: 'spelling' };
const RETRY_AFTER_SECONDS = 2;
const BUSY = 'Too many searches are being answered at the moment. Please try again in a few seconds.';

type Queue = keyof typeof QUEUES;
type ReadRows = (statement: Sql, queue: Queue) => Promise<unknown[]>;

const readers = new WeakMap<object, ReadRows>();

/**
 * Runs reads that take more than a few milliseconds, such as searches. SQLite's driver blocks the event loop, so a
 * thread with its own connection runs them. PostgreSQL runs them in its own processes.
 * @throws Unavailable if the queue is full
 * @throws RateLimitExceeded if the visitor of the current request has filled their share of it
 */
export async function readInThread(
  strapi: Core.Strapi,
  { sql, values }: Sql,
  queue: Queue,
): Promise<unknown[]> {
  const read = readers.get(strapi);
  return read ? read({ sql, values }, queue) : toRows(await strapi.db.connection.raw(sql, [...values]));
}

const Connection = v.object({ connection: v.object({ filename: v.string() }) });

/** @returns a function that ends the thread */
export function startReadThread(strapi: Core.Strapi): () => Promise<void> {
  if (getDialect(strapi) !== 'sqlite') return () => Promise.resolve();
  const { filename } = v.parse(Connection, strapi.config.get('database.connection')).connection;
  const pool = openSqlitePool(filename);
  const getQueue = (queue: Queue) =>
    createBoundedQueue(strapi, {
      ...QUEUES[queue],
      name: QUEUE_NAMES[queue],
      ownFault: true,
      busy: BUSY,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  const waiting: Record<Queue, BoundedQueue> = { search: getQueue('search'), guess: getQueue('guess') };
  readers.set(strapi, (statement, queue) =>
    waiting[queue].run(async () => (await pool.read(statement)).rows),
  );
  return async () => {
    readers.delete(strapi);
    await pool.close();
  };
}
