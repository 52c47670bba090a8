import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** More than what a sign-in or a mail stores. */
const BYTES = 16_000;

/**
 * Writes something, for whoever has to know that it can be: what is answered before it is stored, and what Strapi answers
 * 500 without a word why.
 * @throws what `toUnavailable` knows, where the disk is full or the database is away
 */
export async function assertStorable(strapi: Core.Strapi): Promise<void> {
  const key = 'plugin_wellfolio_storable';
  const row = { key, type: 'string', value: randomBytes(BYTES / 2).toString('hex') };
  const knex = strapi.db.connection;
  if ((await knex('strapi_core_store_settings').where({ key }).update(row)) === 0)
    await knex('strapi_core_store_settings').insert(row);
}
