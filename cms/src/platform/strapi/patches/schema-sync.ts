import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect, type Dialect } from '../../database/dialect';
import { toRows } from '../../database/rows/rows';

/**
 * Lets Strapi change tables that have triggers. Without it, a release that removes a field cannot start, nor can an
 * older release on the data of a newer one:
 * - On SQLite, Strapi builds a new table and renames it. SQLite then parses every trigger of the database, and fails
 *   for those that refer to the temporarily missing table. With `legacy_alter_table` it renames without parsing them.
 * - PostgreSQL refuses to drop a column that the condition of a trigger uses.
 * - A trigger of a newer release may use a dropped column: every later write to its table would fail.
 *
 * `bootstrap/database-rules/install.ts` creates the triggers of this release afterwards.
 */
export function letSchemaSyncPassTriggers(strapi: Core.Strapi): void {
  const { db } = strapi;
  const { builder } = db.schema;
  const updateSchema = builder.updateSchema.bind(builder);
  builder.updateSchema = async (diff) => {
    if (diff.tables.updated.some(({ columns }) => columns.removed.length > 0)) await dropTriggers(strapi);
    if (getDialect(strapi) === 'postgres') return updateSchema(diff);
    await db.connection.raw('PRAGMA legacy_alter_table = ON');
    try {
      await updateSchema(diff);
    } finally {
      await db.connection.raw('PRAGMA legacy_alter_table = OFF');
      // Strapi leaves foreign keys off if a change fails.
      await db.dialect.endSchemaUpdate();
    }
  };
}

/** The triggers of any release of this program: on PostgreSQL each has a function of the same name. */
const TRIGGERS: { [D in Dialect]: string } = {
  sqlite: "SELECT name, tbl_name AS of_table FROM sqlite_master WHERE type = 'trigger'",
  postgres: `SELECT tgname AS name, relname AS of_table
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE NOT tgisinternal AND proname = tgname AND relnamespace = current_schema()::regnamespace`,
};

const Triggers = v.array(v.object({ name: v.string(), of_table: v.string() }));

async function dropTriggers(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const dialect = getDialect(strapi);
  const triggers = v.parse(Triggers, toRows(await knex.raw(TRIGGERS[dialect])));
  for (const { name, of_table: table } of triggers) {
    if (dialect === 'sqlite') await knex.raw('DROP TRIGGER ??', [name]);
    else await knex.raw('DROP TRIGGER ?? ON ??', [name, table]);
  }
}
