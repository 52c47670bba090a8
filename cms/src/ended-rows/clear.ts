import type { Core } from '@strapi/strapi';
import { clearEnded } from '../password-reset/resets-table';
import { forgetUnconfirmed } from '../subscribers/forget-unconfirmed';
import { clearExpired } from '../throttle/counts-table';

const CLEARED_EVERY_MS = 60_000;

/**
 * Takes out of the database, each minute, what is over: it is of no use, and readers are told that it is not kept.
 * @returns what ends it
 */
export function keepEndedRowsCleared(strapi: Core.Strapi): () => void {
  const clearing = setInterval(() => {
    const knex = strapi.db.connection;
    // What is not cleared now is cleared in a minute; a database that does not answer is told of elsewhere.
    for (const clear of [clearExpired, clearEnded, forgetUnconfirmed]) clear(knex).catch(() => undefined);
  }, CLEARED_EVERY_MS);
  clearing.unref();
  return () => clearInterval(clearing);
}
