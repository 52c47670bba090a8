import { installDatabaseRules } from '../../src/bootstrap/database-rules/install';
import type { Cms } from './harness';

interface Provider {
  schemaDiff: { diff(of: object): Promise<{ status: string; diff: unknown }> };
  schemaStorage: { read(): Promise<{ schema: object } | null>; add(schema: object): Promise<void> };
  builder: { updateSchema(diff: unknown): Promise<void> };
}

/** The columns that Strapi sees in a content type's table, as it keeps them from one start to the next. */
export interface TableSchema {
  name: string;
  columns: { name: string }[];
  indexes?: { name: string }[];
}

/** The tables of this release. */
export const presentTables = ({ strapi }: Cms): TableSchema[] =>
  (strapi.db.schema.schema as unknown as { tables: TableSchema[] }).tables;

/** Changes the tables as the start of a release with this schema does. */
export async function startWithTables(cms: Cms, next: TableSchema[]): Promise<void> {
  await syncTables(cms, next);
  await installDatabaseRules(cms.strapi);
}

/** As `schema.sync()` of `@strapi/database` does. */
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
