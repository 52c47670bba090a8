import { MIGRATIONS } from '../../../database/migrations';
import { installDatabaseRules } from '../../../src/bootstrap/database-rules/install';
import { runMigrations } from '../../../src/platform/database/migrations/run';
import type { Cms } from '../harness';

interface Provider {
  schemaDiff: { diff(of: object): Promise<{ status: string; diff: unknown }> };
  schemaStorage: { read(): Promise<{ schema: object } | null>; add(schema: object): Promise<void> };
  builder: { updateSchema(diff: unknown): Promise<void> };
}

/** The columns that Strapi sees in a content type's table, as it stores them between starts. */
export interface TableSchema {
  name: string;
  columns: { name: string }[];
  indexes?: { name: string }[];
  foreignKeys?: { name: string }[];
}

/** The tables of this release. */
export const getTables = ({ strapi }: Cms): TableSchema[] =>
  (strapi.db.schema.schema as unknown as { tables: TableSchema[] }).tables;

/** Changes the tables and what is stored as the start of a release with this schema does. */
export const startWithTables = (cms: Cms, next: TableSchema[]): Promise<void> =>
  start(cms, () => syncTables(cms, next));

/** Changes what is stored as the start of this release does. */
export const restart = (cms: Cms): Promise<void> => start(cms, () => Promise.resolve());

async function start({ strapi }: Cms, sync: () => Promise<void>): Promise<void> {
  await runMigrations(strapi, 'before-sync', MIGRATIONS);
  await sync();
  await runMigrations(strapi, 'after-sync', MIGRATIONS);
  await installDatabaseRules(strapi);
}

/** Simulates a database of a release that did not record migrations yet. */
export const dropRecords = ({ strapi }: Cms): Promise<void> =>
  strapi.db.connection.schema.dropTable('data_migrations');

/** Like `schema.sync()` of `@strapi/database`. */
export async function syncTables(cms: Cms, next: TableSchema[]): Promise<void> {
  const { schemaDiff, schemaStorage, builder } = cms.strapi.db.schema as unknown as Provider;
  const stored = await schemaStorage.read();
  const { status, diff } = await schemaDiff.diff({
    previousSchema: stored?.schema,
    databaseSchema: await cms.strapi.db.dialect.schemaInspector.getSchema(),
    userSchema: { tables: next },
  });
  expect(status).toBe('CHANGED');
  await builder.updateSchema(diff);
  await schemaStorage.add({ tables: next });
}
