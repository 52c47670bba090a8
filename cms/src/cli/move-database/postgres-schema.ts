import type { Client } from 'pg';
import * as v from 'valibot';
import type { Column } from './convert-row';

const Columns = v.array(
  v.object({ table: v.string(), name: v.string(), type: v.string(), longest: v.nullable(v.number()) }),
);
const Keys = v.array(v.object({ table: v.string(), name: v.string(), definition: v.string() }));
const Sequences = v.array(v.object({ table: v.string(), column: v.string(), sequence: v.string() }));

type ForeignKey = v.InferOutput<typeof Keys>[number];

/** The columns that can be written, by table. */
export async function readTables(client: Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query(
    `SELECT c.table_name AS table, c.column_name AS name, c.data_type AS type, c.character_maximum_length AS longest
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
     ORDER BY c.table_name, c.ordinal_position`,
  );
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of v.parse(Columns, rows))
    tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

/** Rows come table by table, so that some refer to rows that are not there yet. */
export async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`,
  );
  const keys = v.parse(Keys, rows);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return keys;
}

/** Checks all rows. @throws an error that names the key that they break */
export async function addForeignKeys(client: Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}

/** What triggers count and record comes with the rows. */
export async function switchTriggers(
  client: Client,
  tables: readonly string[],
  state: 'DISABLE' | 'ENABLE',
): Promise<void> {
  for (const table of tables)
    await client.query(`ALTER TABLE ${client.escapeIdentifier(table)} ${state} TRIGGER USER`);
}

/** @param last the highest id that each table must not give again, by table */
export async function setSequences(client: Client, last: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await client.query(
    `SELECT c.relname AS table, a.attname AS column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL`,
  );
  for (const { table, column, sequence } of v.parse(Sequences, rows))
    await client.query(
      `SELECT setval($1, greatest(m.highest, $2, 1), greatest(m.highest, $2) > 0)
       FROM (SELECT coalesce(max(${client.escapeIdentifier(column)}), 0) AS highest FROM ${client.escapeIdentifier(table)}) m`,
      [sequence, last.get(table) ?? 0],
    );
}
