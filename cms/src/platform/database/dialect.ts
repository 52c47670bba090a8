import type { Core } from '@strapi/strapi';

/** The two supported databases (C37). */
export type Dialect = 'sqlite' | 'postgres';

export type Knex = Core.Strapi['db']['connection'];

export function getDialect(strapi: Core.Strapi): Dialect {
  return strapi.db.dialect.client === 'postgres' ? 'postgres' : 'sqlite';
}
