import Database from 'better-sqlite3';
import type { Client } from 'pg';
import * as v from 'valibot';
import { ExpectedFailure, toMessage } from '../../platform/failures/expected-failure';
import { withClient } from '../../platform/backup/database/postgres';
import { listTables } from '../../platform/backup/database/sqlite';
import { KEPT } from '../../domain/deleted/tables';
import { convertRow, type Column, type Row } from './convert-row';
import { isOwn } from './own-tables';
import { addForeignKeys, dropForeignKeys, readTables, setSequences, switchTriggers } from './postgres-schema';

export interface Moved {
  tables: number;
  rows: number;
  /** Tables and columns of earlier releases that this one does not use, as `table` or `table.column`. */
  left: string[];
}

const KeptRow = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Rows per statement, and their values' length, about: long articles come in fewer. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;

/**
 * Copies all rows of a SQLite database into one of PostgreSQL, in one transaction: whatever fails, nothing of it is
 * there. Both must have been started by this release, so that they have the same tables. What PostgreSQL derives from
 * other rows (`isOwn`) is not copied.
 * @param file the SQLite database; it is only read
 * @throws ExpectedFailure that names the table and the row that cannot be moved
 */
export async function moveRows(file: string, url: string, ssl: boolean): Promise<Moved> {
  const source = new Database(file, { readonly: true, fileMustExist: true });
  try {
    // One moment of the source for all tables.
    source.exec('BEGIN');
    return await withClient(url, ssl, async (target) => {
      await target.query('BEGIN');
      const moved = await moveAll(source, target);
      await target.query('COMMIT');
      return moved;
    });
  } finally {
    source.close();
  }
}

async function moveAll(source: Database.Database, target: Client): Promise<Moved> {
  const tables = await readTables(target);
  const stored = listTables(source);
  const moving = [...tables.keys()].filter((table) => stored.includes(table) && !isOwn(table));
  const left = stored.filter((table) => !tables.has(table) && !isOwn(table));
  const keys = await dropForeignKeys(target);
  await switchTriggers(target, moving, 'DISABLE');
  await target.query(`TRUNCATE ${moving.map((table) => target.escapeIdentifier(table)).join(', ')}`);
  let rows = 0;
  for (const table of moving) {
    const columns = tables.get(table) ?? [];
    left.push(...findUnknownColumns(source, table, columns));
    await moveTable(source, target, { table, columns, tables });
    rows += await requireEqualCounts(source, target, table);
  }
  await setSequences(target, readLastIds(source));
  await switchTriggers(target, moving, 'ENABLE');
  await addForeignKeys(target, keys).catch((error: unknown) => {
    throw new ExpectedFailure(`A row refers to one that does not exist: ${toMessage(error)}`);
  });
  return { tables: moving.length, rows, left };
}

interface Table {
  table: string;
  columns: readonly Column[];
  tables: ReadonlyMap<string, readonly Column[]>;
}

async function moveTable(source: Database.Database, target: Client, moving: Table): Promise<void> {
  const { table, columns } = moving;
  const names = columns.map(({ name }) => target.escapeIdentifier(name)).join(', ');
  const quoted = target.escapeIdentifier(table);
  const insert = `INSERT INTO ${quoted} (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM json_populate_recordset(NULL::${quoted}, $1)`;
  for (const batch of readBatches(source, moving)) {
    try {
      await target.query(insert, [`[${batch.join(',')}]`]);
    } catch (error) {
      throw new ExpectedFailure(`${table} cannot be moved: ${toMessage(error)}`);
    }
  }
}

/** Rows as JSON, in batches. */
function* readBatches(source: Database.Database, moving: Table): Generator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for (const row of source.prepare<[], Row>(`SELECT * FROM "${moving.table}"`).iterate()) {
    const json = JSON.stringify(convertRowOf(moving, row));
    batch.push(json);
    characters += json.length;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

function convertRowOf({ table, columns, tables }: Table, row: Row): Row {
  try {
    const converted = convertRow(columns, row);
    return table === KEPT ? { ...converted, data: convertKept(tables, row) } : converted;
  } catch (error) {
    throw new ExpectedFailure(
      `${table} cannot be moved: in the row ${String(row.id ?? Object.values(row)[0])}, ${toMessage(error)}. Change it in the admin, then move again.`,
    );
  }
}

/** A kept row has the columns of a row of another table, as that table stores them. */
function convertKept(tables: Table['tables'], { source, data }: Row): Row {
  const kept = v.parse(KeptRow, data);
  const columns = (tables.get(String(source)) ?? []).filter(({ name }) => name in kept);
  return { ...kept, ...convertRow(columns, kept) };
}

async function requireEqualCounts(source: Database.Database, target: Client, table: string): Promise<number> {
  const there = source
    .prepare<[], { count: number }>(`SELECT count(*) AS count FROM "${table}"`)
    .get()?.count;
  const { rows } = await target.query<{ count: string }>(
    `SELECT count(*) AS count FROM ${target.escapeIdentifier(table)}`,
  );
  const here = Number(rows[0]?.count);
  if (there !== here)
    throw new ExpectedFailure(`${table} has ${there ?? 'no'} rows in SQLite, and ${here} in PostgreSQL.`);
  return here;
}

/** Columns with values that the table of PostgreSQL does not have. */
function findUnknownColumns(source: Database.Database, table: string, columns: readonly Column[]): string[] {
  const known = new Set(columns.map(({ name }) => name));
  return source
    .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => name)
    .filter((name) => !known.has(name))
    .filter((name) => source.prepare(`SELECT 1 FROM "${table}" WHERE "${name}" IS NOT NULL LIMIT 1`).get())
    .map((name) => `${table}.${name}`);
}

/** The highest id that each table has ever given, by table: no id is given a second time. */
function readLastIds(source: Database.Database): Map<string, number> {
  const rows = source
    .prepare<[], { name: string; seq: number }>('SELECT name, seq FROM sqlite_sequence')
    .all();
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}
