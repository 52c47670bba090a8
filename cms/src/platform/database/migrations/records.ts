import * as v from 'valibot';
import type { Knex } from '../dialect';
import type { Migration } from './migration';

/**
 * Records which migrations have run. Strapi's own table `strapi_migrations` would not do: it is written after the
 * transaction, not in it.
 */
export const TABLE = 'data_migrations';

const Names = v.array(v.string());

export async function createRecords(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${TABLE} (name varchar(255) PRIMARY KEY, ran_at varchar(24) NOT NULL)`,
  );
}

export async function recordedNames(knex: Knex): Promise<Set<string>> {
  return new Set(v.parse(Names, await knex(TABLE).pluck('name')));
}

export async function isRecorded(knex: Knex, { name }: Migration): Promise<boolean> {
  return Boolean(await knex(TABLE).where({ name }).first('name'));
}

export async function record(knex: Knex, { name }: Migration): Promise<void> {
  await knex(TABLE).insert({ name, ran_at: new Date().toISOString() });
}

export async function removeRecord(knex: Knex, { name }: Migration): Promise<void> {
  await knex(TABLE).where({ name }).delete();
}
