import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** More than a login or a mail stores. */
const BYTES = 16_000;

/**
 * Checks that the database accepts writes by writing a row. For requests that get a response before their data is
 * stored, and for those where Strapi would respond with 500 without a reason.
 * @throws an error that `toUnavailable` recognises, when the disk is full or the database is unavailable
 */
export async function assertStorable(strapi: Core.Strapi): Promise<void> {
  const key = 'plugin_wellfolio_storable';
  const row = { key, type: 'string', value: randomBytes(BYTES / 2).toString('hex') };
  const knex = strapi.db.connection;
  if ((await knex('strapi_core_store_settings').where({ key }).update(row)) === 0)
    await knex('strapi_core_store_settings').insert(row);
}
