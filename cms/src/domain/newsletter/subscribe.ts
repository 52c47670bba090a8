import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { strapiColumns } from '../../platform/database/strapi-columns';
import { settings } from '../../platform/settings/settings';
import { COLUMNS, Subscriber } from './subscriber';

/**
 * Keeps an address that asks for the newsletter, once: the unique index says so, however many ask at the same time (C15).
 * Of whoever is confirmed only the moment of asking changes. Without the double opt-in asking is confirming, the first
 * time: whoever had unsubscribed comes back by the link in a mail, or anybody could bring them back by asking twice.
 *
 * One statement that always writes: the time it takes tells nobody whether the address was known.
 * @param email as `emailAddress` spells it
 */
export async function subscribe(strapi: Core.Strapi, email: string): Promise<Subscriber> {
  const knex = strapi.db.connection;
  const now = new Date();
  const state = settings().newsletterDoubleOptIn ? 'pending' : 'confirmed';
  const asked = { state, confirmed_at: state === 'confirmed' ? now : null };
  const rows: unknown = await knex('subscribers')
    .insert({ ...strapiColumns(now), email, ...asked })
    .onConflict('email')
    .merge({
      updated_at: now,
      state: knex.raw("CASE subscribers.state WHEN 'confirmed' THEN 'confirmed' ELSE 'pending' END"),
      confirmed_at: knex.raw("CASE subscribers.state WHEN 'confirmed' THEN subscribers.confirmed_at END"),
      // Where an editor has taken somebody out, it is the moment of that.
      left_at: knex.raw(
        "CASE subscribers.state WHEN 'unsubscribed' THEN COALESCE(subscribers.left_at, subscribers.updated_at) ELSE subscribers.left_at END",
      ),
    })
    .returning(COLUMNS);
  const [kept] = v.parse(v.tuple([Subscriber]), rows);
  return kept;
}
