import type { Cms } from '../harness';

/** Runs a function while a table is missing, so that reads of it fail with the database's own error. */
export async function withoutTable<T>(cms: Cms, table: string, run: () => Promise<T>): Promise<T> {
  const schema = () => cms.strapi.db.connection.schema;
  await schema().renameTable(table, `${table}_away`);
  try {
    return await run();
  } finally {
    await schema().renameTable(`${table}_away`, table);
  }
}
