import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { strapiColumns } from '../../platform/database/strapi-columns';
import { settings } from '../../platform/settings/settings';
import { COLUMNS, Subscriber } from './subscriber';

/**
 * Stores an address for the newsletter once: the unique index enforces that for concurrent requests (C15). For
 * confirmed subscribers only the time of the request changes. Without double opt-in a first request is confirmed
 * immediately, but someone who had unsubscribed must use the link in a mail: otherwise anybody could resubscribe them
 * by sending two requests.
 *
 * One statement that always writes, so that its duration does not reveal whether the address was known.
 * @param email normalised by `emailAddress`
 */
export async function subscribe(strapi: Core.Strapi, email: string): Promise<Subscriber> {
  const knex = strapi.db.connection;
  const now = new Date();
  const state = settings().newsletterDoubleOptIn ? 'pending' : 'confirmed';
  const columns = { state, confirmed_at: state === 'confirmed' ? now : null };
  const rows: unknown = await knex('subscribers')
    .insert({ ...strapiColumns(now), email, ...columns })
    .onConflict('email')
    .merge({
      updated_at: now,
      state: knex.raw("CASE subscribers.state WHEN 'confirmed' THEN 'confirmed' ELSE 'pending' END"),
      confirmed_at: knex.raw("CASE subscribers.state WHEN 'confirmed' THEN subscribers.confirmed_at END"),
      // When an editor unsubscribed the address, the time of that change.
      left_at: knex.raw(
        "CASE subscribers.state WHEN 'unsubscribed' THEN COALESCE(subscribers.left_at, subscribers.updated_at) ELSE subscribers.left_at END",
      ),
    })
    .returning(COLUMNS);
  const [subscriber] = v.parse(v.tuple([Subscriber]), rows);
  return subscriber;
}
