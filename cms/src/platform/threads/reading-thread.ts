import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect } from '../database/dialect';
import { toRows } from '../database/rows';
import type { Sql } from '../database/sql';
import { createWaitingRoom, type WaitingRoom } from './waiting-room';
import { openSqlitePool } from '../database/sqlite/reading-thread/sqlite-pool';

/**
 * Statements that may wait for the thread, in all and of one visitor: a second or two of work. What guesses at misspelt words waits
 * in a queue of its own: it is many statements a search, and must not keep those out who have typed well.
 */
const QUEUES = {
  search: { most: 60, mostOfVisitor: 8 },
  guess: { most: 30, mostOfVisitor: 4 },
};
const RETRY_AFTER_SECONDS = 2;
const BUSY = 'Too many searches are being answered at the moment. Please try again in a few seconds.';

type Queue = keyof typeof QUEUES;
type ReadRows = (statement: Sql, queue: Queue) => Promise<unknown[]>;

const readers = new WeakMap<object, ReadRows>();

/**
 * Reads by statements that take more than a few milliseconds, such as searches. SQLite's driver works in the event loop: there a
 * thread with a connection of its own runs them, so that they hold up nobody else. PostgreSQL runs them in its own processes.
 * @throws Unavailable where the queue is full
 * @throws TooOften where the visitor of the present request has filled their share of it
 */
export async function readRows(strapi: Core.Strapi, { sql, values }: Sql, queue: Queue): Promise<unknown[]> {
  const read = readers.get(strapi);
  return read ? read({ sql, values }, queue) : toRows(await strapi.db.connection.raw(sql, [...values]));
}

const Connection = v.object({ connection: v.object({ filename: v.string() }) });

/** @returns what ends the thread */
export function startReadingThread(strapi: Core.Strapi): () => Promise<void> {
  if (getDialect(strapi) !== 'sqlite') return () => Promise.resolve();
  const { filename } = v.parse(Connection, strapi.config.get('database.connection')).connection;
  const pool = openSqlitePool(filename);
  const getQueue = (queue: Queue) =>
    createWaitingRoom(strapi, {
      ...QUEUES[queue],
      ownFault: true,
      busy: BUSY,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  const waiting: Record<Queue, WaitingRoom> = { search: getQueue('search'), guess: getQueue('guess') };
  readers.set(strapi, (statement, queue) =>
    waiting[queue].run(async () => (await pool.read(statement)).rows),
  );
  return async () => {
    readers.delete(strapi);
    await pool.close();
  };
}
