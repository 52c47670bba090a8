import type Database from 'better-sqlite3';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect } from '../../database/dialect';
import type { Sql } from '../../database/sql';
import { openMeasured } from './measured-connection';
import { createSlowReads } from '../../database/sqlite/reading-thread/slow-reads';
import { openSqlitePool } from '../../database/sqlite/reading-thread/sqlite-pool';
import { createTurns, type Turns } from '../../database/sqlite/turns';

/** What is used of a connection. knex names its connections; its events tell the name. */
type Connection = Database.Database & { __knexUid?: string };

/** What knex runs: `_method` of a query that it builds, `sql` of one that it is given. `_connection`: where somebody chose one. */
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

/** What is used of knex's client. Transactions have clients of their own, with the same prototype. */
interface Client {
  runner(builder: Builder): Runner;
  _query(connection: Connection, query: Query): Promise<unknown>;
  _formatBindings(bindings?: unknown[]): Sql['values'];
}

const READS = new Set<unknown>(['select', 'first', 'pluck']);
const SELECT = /^\s*SELECT\b/i;

/** A text is of `knex.raw` alone; a `first()` has become a `select` when it runs. */
const isRead = ({ _method, sql, _connection }: Builder): boolean =>
  _connection === undefined && (typeof sql === 'string' ? SELECT.test(sql) : READS.has(_method));

const Connecting = v.object({ connection: v.object({ filename: v.string() }) });

/**
 * SQLite has one connection for transactions, and a long one kept everybody waiting: whoever read while an editor published an article
 * of 1,500 blocks. What is read outside of a transaction has a connection of its own, which sees what was committed last, as on
 * PostgreSQL. Statements of both leave others their turn (`turns.ts`), and a read that took long, such as an editor's search among
 * 100,000 articles, runs in a thread the next time, where it keeps nobody waiting.
 * @returns what undoes it
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
      // The driver says itself what is wrong, with a code that a thread cannot hand over.
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
  const turns = new WeakMap<Connection, Turns>();
  const getTurns = (connection: Connection): Turns => {
    const known = turns.get(connection) ?? createTurns();
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
  throw new Error('The client of knex is not as it was. Was Strapi updated?');
}
