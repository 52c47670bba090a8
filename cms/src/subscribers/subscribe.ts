import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/**
 * Keeps an address that asks for the newsletter, once: the unique index says so, however many ask at the same time (C15).
 * Whoever had unsubscribed begins anew; of whoever is waiting or confirmed only the moment of asking changes.
 *
 * One statement that always writes: the time it takes tells nobody whether the address was known.
 * @param email as `emailAddress` spells it
 */
export async function subscribe(strapi: Core.Strapi, email: string): Promise<void> {
  const knex = strapi.db.connection;
  const now = new Date();
  const anew = (column: string, value: string | null) =>
    knex.raw(`CASE subscribers.state WHEN 'unsubscribed' THEN ? ELSE subscribers.${column} END`, [value]);
  await knex('subscribers')
    .insert({
      // As long as Strapi's own, of the same letters.
      document_id: randomBytes(12).toString('hex'),
      email,
      state: 'pending',
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .onConflict('email')
    .merge({
      updated_at: now,
      state: anew('state', 'pending'),
      token_hash: anew('token_hash', null),
      confirmed_at: anew('confirmed_at', null),
    });
}
