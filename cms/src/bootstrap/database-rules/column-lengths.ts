import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';

/** The length of every column that Strapi creates for a text of type `string`, whatever its `maxLength`. */
const STRAPI_LENGTH = 255;

const Attribute = v.looseObject({ type: v.literal('string'), columnName: v.string(), maxLength: v.number() });
const Columns = v.array(v.object({ table: v.string(), column: v.string(), length: v.number() }));

interface LongColumn {
  table: string;
  column: string;
  length: number;
}

/**
 * Widens the columns of texts that may be longer than Strapi's columns, to the `maxLength` in their schema. PostgreSQL
 * enforces the length of a column, so a link of 300 characters could not be saved; SQLite does not. PostgreSQL widens a
 * column without rewriting its table.
 */
export async function widenColumns(strapi: Core.Strapi, knex: Knex): Promise<void> {
  const stored: unknown = await knex('information_schema.columns')
    .whereRaw('table_schema = current_schema()')
    .whereNotNull('character_maximum_length')
    .select({ table: 'table_name', column: 'column_name', length: 'character_maximum_length' });
  const lengths = new Map(
    v.parse(Columns, stored).map(({ table, column, length }) => [`${table}.${column}`, length]),
  );
  for (const { table, column, length } of longColumns(strapi)) {
    if ((lengths.get(`${table}.${column}`) ?? length) < length)
      await knex.raw(`ALTER TABLE ?? ALTER COLUMN ?? TYPE varchar(${length})`, [table, column]);
  }
}

/** The columns of content types and components whose texts may be longer than Strapi's columns. */
function longColumns(strapi: Core.Strapi): LongColumn[] {
  return [...strapi.db.metadata.values()].flatMap(({ tableName, attributes }) =>
    Object.values(attributes).flatMap((attribute) => {
      const { success, output } = v.safeParse(Attribute, attribute);
      if (!success || output.maxLength <= STRAPI_LENGTH) return [];
      return [{ table: tableName, column: output.columnName, length: output.maxLength }];
    }),
  );
}
