import type Database from 'better-sqlite3';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect } from '../../database/dialect';
import type { Sql } from '../../database/sql';
import { openMeasured } from './measured-connection';
import { createSlowReads } from '../../database/sqlite/reading-thread/slow-reads';
import { openSqlitePool } from '../../database/sqlite/reading-thread/sqlite-pool';
import { createTurnQueue, type WaitForTurn } from '../../database/sqlite/turn-queue';

/** The parts of a connection used here. knex gives connections ids, which its events contain. */
type Connection = Database.Database & { __knexUid?: string };

/**
 * What knex executes. `_method` is set for queries that it builds, `sql` for raw ones, `_connection` where the caller
 * chose a connection.
 */
interface Builder {
  _method?: unknown;
  sql?: unknown;
  _connection?: unknown;
}

interface Runner {
  connection?: Connection;
  run(): Promise<unknown>;
}

interface Query {
  sql: string;
  bindings?: unknown[];
  response?: unknown;
}

/** The parts of knex's client used here. Transactions have their own clients with the same prototype. */
interface Client {
  runner(builder: Builder): Runner;
  _query(connection: Connection, query: Query): Promise<unknown>;
  _formatBindings(bindings?: unknown[]): Sql['values'];
}

const READS = new Set<unknown>(['select', 'first', 'pluck']);
const SELECT = /^\s*SELECT\b/i;

/** Only `knex.raw` has SQL text here; `first()` has become `select` by the time it runs. */
const isRead = ({ _method, sql, _connection }: Builder): boolean =>
  _connection === undefined && (typeof sql === 'string' ? SELECT.test(sql) : READS.has(_method));

const Connecting = v.object({ connection: v.object({ filename: v.string() }) });

/**
 * SQLite has one connection for transactions, so one long transaction blocked everyone else, such as all readers while
 * an editor published an article of 1,500 blocks. Reads outside transactions therefore use a second connection, which
 * sees the last commit, as on PostgreSQL. Statements on both yield to the event loop (`turns.ts`). A read that was slow
 * once, such as an editor's search among 100,000 articles, runs in a thread the next time, where it blocks no one.
 * @returns a function that undoes the patch
 */
export function readBesideWrites(strapi: Core.Strapi): () => Promise<void> {
  if (getDialect(strapi) !== 'sqlite') return () => Promise.resolve();
  const client = getClient(strapi.db.connection);
  const { filename } = v.parse(Connecting, strapi.config.get('database.connection')).connection;
  const slow = createSlowReads();
  const thread = openSqlitePool(filename);
  let reading: Connection | undefined;
  const open = (): Connection => Object.assign(openMeasured(filename, slow), { __knexUid: 'reading' });

  const { runner } = client;
  client.runner = (builder) => {
    const made = runner.call(client, builder);
    const { run } = made;
    made.run = () => {
      if (isRead(builder)) made.connection = reading ??= open();
      return run.call(made);
    };
    return made;
  };
  const restoreQuery = takeTurns(Object.getPrototypeOf(client));
  const { _query } = client;
  client._query = (connection, query) => {
    const byDriver = () => _query.call(client, connection, query);
    if (connection !== reading || !slow.isSlow(query.sql)) return byDriver();
    const values = client._formatBindings(query.bindings);
    return thread.read({ sql: query.sql, values }).then(
      ({ rows, ms }) => {
        slow.note(query.sql, ms);
        query.response = rows;
        return query;
      },
      // Run it on the driver itself for its error: a thread cannot pass on the error code.
      byDriver,
    );
  };
  return async () => {
    client.runner = runner;
    Reflect.deleteProperty(client, '_query');
    restoreQuery();
    await thread.close();
    reading?.close();
  };
}

function takeTurns(client: unknown): () => void {
  if (!isClient(client)) return unknown();
  const { _query: query } = client;
  const turns = new WeakMap<Connection, WaitForTurn>();
  const getTurns = (connection: Connection): WaitForTurn => {
    const known = turns.get(connection) ?? createTurnQueue();
    turns.set(connection, known);
    return known;
  };
  client._query = function (this: Client, connection, statement) {
    const turn = getTurns(connection)();
    if (!turn) return query.call(this, connection, statement);
    return turn.then(() => query.call(this, connection, statement));
  };
  return () => {
    client._query = query;
  };
}

function getClient(knex: object): Client {
  const client: unknown = Reflect.get(knex, 'client');
  return isClient(client) ? client : unknown();
}

function isClient(client: unknown): client is Client {
  return v.is(v.looseObject({ runner: v.function(), _query: v.function() }), client);
}

function unknown(): never {
  throw new Error('The knex client has changed. Was Strapi updated?');
}
