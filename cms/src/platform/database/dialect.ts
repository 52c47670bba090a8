import type { Core } from '@strapi/strapi';

/** The two databases the program runs on (C37). */
export type Dialect = 'sqlite' | 'postgres';

export type Knex = Core.Strapi['db']['connection'];

export function getDialect(strapi: Core.Strapi): Dialect {
  return strapi.db.dialect.client === 'postgres' ? 'postgres' : 'sqlite';
}
